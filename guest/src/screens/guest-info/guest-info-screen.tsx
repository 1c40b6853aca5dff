import { Trans, useLingui } from '@lingui/react/macro';
import { LockKeyhole } from 'lucide-react';
import { useId, useRef, type SubmitEvent } from 'react';
import { useNavigateSoon } from '../../flow/use-navigate-soon.ts';
import { Button } from '../../parts/button.tsx';
import { Checkbox } from '../../parts/checkbox.tsx';
import { TextField } from '../../parts/field.tsx';
import { TextAreaField } from '../../parts/text-area-field.tsx';
import { CheckoutFrame } from '../checkout/checkout-frame.tsx';
import { useOrders } from '../checkout/use-orders.ts';
import { FrameSkeleton } from '../frame/frame-skeleton.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { AddressFields } from './address-fields.tsx';
import { FaultSummary } from './fault-summary.tsx';
import { useDetailsForm } from './use-details-form.ts';
import { useFieldNames } from './use-field-names.ts';

export default function GuestInfoScreen() {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const navigateSoon = useNavigateSoon();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [request, change] = useOrders();
  const names = useFieldNames();
  const { details, faults, field, isSent, isValid, send, set } = useDetailsForm(request, change);
  if (!request) return <FrameSkeleton isInside />;

  const focusOn = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();
  /** Both the list and the first field: the browser alone would scroll the list away under the bar. */
  const showFaults = () => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    first?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
    first?.scrollIntoView({ block: 'nearest' });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
    if (isValid) {
      change((current) => ({ ...current, isDetailed: true }));
      navigateSoon(`/${hotelId}/checkout/card-details`);
    } else requestAnimationFrame(showFaults);
  };
  const action = (
    <Button kind="primary" size="l" type="submit" form={formId}>
      <Trans>Continue to payment</Trans>
    </Button>
  );
  const half = { isRequired: true, className: 'f3' };
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
        <div ref={summary}>
          <FaultSummary faults={faults} onChoose={(name) => focusOn(`[name=${name}]`)} />
        </div>
      )}
      <form id={formId} ref={form} className="box box-p form" noValidate onSubmit={submit}>
        <div className="fields">
          <TextField {...field('givenName')} {...half} label={names.givenName} autoComplete="given-name" />
          <TextField {...field('surname')} {...half} label={names.surname} autoComplete="family-name" />
          <TextField
            {...field('email')}
            {...half}
            label={names.email}
            type="email"
            autoComplete="email"
            hint={t`Your confirmation is sent here.`}
          />
          <TextField {...field('emailAgain')} {...half} label={names.emailAgain} type="email" autoComplete="email" />
          <TextField
            {...field('phone')}
            {...half}
            label={names.phone}
            type="tel"
            autoComplete="tel"
            hint={t`With its country code. We call only if we must.`}
          />
          <AddressFields field={field} />
          <TextAreaField
            {...field('specialRequest')}
            label={names.specialRequest}
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
