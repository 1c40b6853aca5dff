import { Trans } from '@lingui/react/macro';
import { fullName } from '@stayfront/rules/language/guest-name';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useVisit } from '../../app/flow/visit.tsx';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import type { BookingRequest } from '../../app/flow/booking-request.ts';
import { CheckoutFrame } from '../../features/basket/checkout-frame.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

interface PaymentFrameProps {
  request: Pick<BookingRequest, 'orders' | 'details'>;
  title: ReactNode;
  /** What happens to the guest's card and money. */
  info: ReactNode;
  /** The main button; none where the provider has its own. */
  action: ReactNode;
  children: ReactNode;
}

/** What every way to pay has in common: what is booked, for whom, and one button at the end. */
export function PaymentFrame({ request, title, info, action, children }: PaymentFrameProps) {
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const { email, phone } = request.details;
  return (
    <CheckoutFrame step="payment" orders={request.orders} action={action}>
      <header className="co__head">
        <h1>{title}</h1>
      </header>
      {info}
      <section className="box who row between">
        <div>
          <p className="cap muted">
            <Trans comment="The name of the guest follows below">Booking for</Trans>
          </p>
          <p className="strong">
            <bdi translate="no">{fullName(language, request.details)}</bdi>
          </p>
          <p className="small muted">
            <Dotted
              facts={[
                <bdi key="email">{email}</bdi>,
                <bdi key="phone" className="nb" dir="ltr">
                  {phone}
                </bdi>,
              ]}
            />
          </p>
        </div>
        <Link className="link nb" to={`/${hotelId}/checkout/guest-info`}>
          <Trans comment="Button, a verb: leads back to what can be changed">Change</Trans>
        </Link>
      </section>
      {children}
      {action && <div className="co__acts no-phone">{action}</div>}
    </CheckoutFrame>
  );
}
