import { Trans } from '@lingui/react/macro';
import { LockKeyhole } from 'lucide-react';
import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import { noDetails, withDetails } from '../../app/flow/booking-request.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { publish } from '../../app/flow/events.ts';
import { useNavigateSoon } from '../../app/flow/use-navigate-soon.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { CheckoutFrame } from '../../features/basket/checkout-frame.tsx';
import { useOrders } from '../../features/basket/use-orders.ts';
import { FrameSkeleton } from '../../features/frame/frame-skeleton.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { ContactFields } from '../../features/guest-details/contact-fields.tsx';
import { FaultSummary } from './fault-summary.tsx';
import { useDetailsForm } from '../../features/guest-details/use-details-form.ts';

export default function GuestInfoScreen() {
  const { hotelId } = useHotel();
  const navigateSoon = useNavigateSoon();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [request, change] = useOrders();
  const contact = useDetailsForm({
    role: 'Book',
    details: request?.details ?? noDetails,
    onChange: (details) => change((current) => withDetails(current, details)),
  });
  const { faults, isSent, isValid, send } = contact;
  const isThere = request !== null;
  useEffect(() => {
    if (isThere) publish({ name: 'begin-checkout', hotelId, request: bookingStore(hotelId).read() });
  }, [isThere, hotelId]);
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
        <ContactFields form={contact} />
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
