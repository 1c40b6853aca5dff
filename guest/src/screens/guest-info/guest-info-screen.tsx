import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, LockKeyhole } from 'lucide-react';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { noDetails, withDetails, type ContactDetails } from '../../flow/booking-request.ts';
import { Alert } from '../../parts/alert.tsx';
import { Button } from '../../parts/button.tsx';
import { Checkbox } from '../../parts/checkbox.tsx';
import { TextField, type TextFieldProps } from '../../parts/field.tsx';
import { TextAreaField } from '../../parts/text-area-field.tsx';
import { CheckoutFrame } from '../checkout/checkout-frame.tsx';
import { useOrders } from '../checkout/use-orders.ts';
import { FrameSkeleton } from '../frame/frame-skeleton.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { checkDetails, type DetailFault } from './check-details.ts';

type TextKey = Exclude<keyof ContactDetails, 'businessTravel'>;

export default function GuestInfoScreen() {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const navigate = useNavigate();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [request, change] = useOrders();
  const [left, setLeft] = useState<ReadonlySet<keyof ContactDetails>>(new Set());
  const [isSent, setIsSent] = useState(false);
  if (!request) return <FrameSkeleton isInside />;

  const details = { ...noDetails, ...request.details };
  const faults = checkDetails(details);
  const isValid = Object.keys(faults).length === 0;
  const words: Record<DetailFault, string> = {
    required: t`The field is required`,
    email: t`Please enter correct email, e.g ${'anna@example.com'}`,
    'email-again': t`The given email addresses are different`,
    phone: t`The entered phone number is not correct`,
    unreadable: t`Please use ordinary letters and signs`,
  };
  // A field is judged when it is left, not while it is typed into; the button judges them all.
  const errorOf = (field: TextKey) => {
    const fault = faults[field];
    return fault && (isSent || left.has(field)) ? words[fault] : undefined;
  };
  const set = (part: Partial<ContactDetails>) => change((current) => withDetails(current, { ...details, ...part }));
  const text = (field: TextKey) => ({
    name: field,
    value: details[field],
    error: errorOf(field),
    onChange: (value: string) => set({ [field]: value }),
    onBlur: () => details[field] !== '' && setLeft(new Set([...left, field])),
  });
  const required = (field: TextKey, label: string, rest: Partial<TextFieldProps> = {}) => (
    <TextField {...text(field)} label={label} isRequired className="f3" {...rest} />
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (isValid) {
      change((current) => ({ ...current, isDetailed: true }));
      void navigate(`/${hotelId}/checkout/card-details`);
    } else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const action = (
    <Button kind="primary" size="l" type="submit" form={formId}>
      <Trans>Continue to payment</Trans>
    </Button>
  );
  return (
    <CheckoutFrame step="details" orders={request.orders} action={action}>
      <header className="co__head">
        <h1>
          <Trans>Who is staying?</Trans>
        </h1>
        <p className="muted">
          <Trans>We write to you only about this stay.</Trans>
        </p>
      </header>
      {isSent && !isValid && (
        <Alert tone="bad" icon={CircleAlert} isLive className="co__info">
          <Trans>Some fields need your attention.</Trans>
        </Alert>
      )}
      <form id={formId} ref={form} className="box box-p form" noValidate onSubmit={submit}>
        <div className="fields">
          {required('givenName', t`Given name`, { autoComplete: 'given-name' })}
          {required('surname', t`Surname`, { autoComplete: 'family-name' })}
          {required('email', t`E-mail`, {
            type: 'email',
            autoComplete: 'email',
            hint: t`Your confirmation is sent here.`,
          })}
          {required('emailAgain', t`Confirm e-mail`, { type: 'email', autoComplete: 'email' })}
          {required('phone', t`Phone`, {
            type: 'tel',
            autoComplete: 'tel',
            hint: t`Only if we need to reach you on the day.`,
          })}
          <TextAreaField
            {...text('specialRequest')}
            label={t`Special request`}
            optionalLabel={t`optional`}
            placeholder={t`A quiet room, a late arrival, a birthday …`}
            maxLength={2000}
          />
          <Checkbox
            label={t`I am travelling for business`}
            isChecked={details.businessTravel}
            onChange={(businessTravel) => set({ businessTravel })}
          />
        </div>
      </form>
      <div className="co__acts no-phone">
        <p className="small muted co__note">
          <LockKeyhole className="ic ic-s" aria-hidden />
          <Trans>Nothing is charged on this page.</Trans>
        </p>
        {action}
      </div>
    </CheckoutFrame>
  );
}
