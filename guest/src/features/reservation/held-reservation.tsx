import { Trans } from '@lingui/react/macro';
import { CreditCard, Wallet } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { ConfirmHeld } from './confirm-held.tsx';
import { ConfirmBy, LookForMail } from './look-for-mail.tsx';
import type { ManageStepProps } from './manage-step-props.ts';
import { cardAddress } from '../../app/flow/card-address.ts';
import { formatDeadline } from '../../app/i18n/format-deadline.ts';
import { paymentAddress } from '../../app/flow/payment-address.ts';

/** Nothing to manage yet: the booking stands once it is paid, or confirmed with the code that came by mail. */
export function HeldReservation({ reservation, link }: ManageStepProps) {
  const [query] = useSearchParams();
  const code = query.get('code');
  if (reservation.awaits === 'card') return <CardlessReservation reservation={reservation} link={link} />;
  if (reservation.awaits !== 'mail') return <UnpaidReservation reservation={reservation} link={link} />;
  if (code) return <ConfirmHeld reservation={reservation} link={link} code={code} />;
  return (
    <div className="wrap">
      <LookForMail reservation={reservation} />
    </div>
  );
}

function UnpaidReservation({ reservation, link }: ManageStepProps) {
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const due = <bdi className="nb">{formatMoney(language, reservation.payableNow, reservation.currency)}</bdi>;
  return (
    <div className="wrap">
      <Notice
        icon={Wallet}
        tone="warn"
        level={1}
        title={<Trans>This reservation is waiting for its payment</Trans>}
        actions={
          <ButtonLink kind="primary" to={paymentAddress(hotelId, link)}>
            <Trans>Proceed to payment</Trans>
          </ButtonLink>
        }
      >
        <Trans>Your rooms are booked as soon as {due} has been paid.</Trans>
      </Notice>
    </div>
  );
}

function CardlessReservation({ reservation, link }: ManageStepProps) {
  const { hotelId, info } = useHotel();
  const { language } = useVisit();
  const { holdExpiresAt } = reservation;
  return (
    <div className="wrap">
      <Notice
        icon={CreditCard}
        tone="warn"
        level={1}
        title={<Trans>Waiting for your card</Trans>}
        actions={
          <ButtonLink kind="primary" to={cardAddress(hotelId, link)}>
            <Trans>Give a card</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans>Your rooms are booked as soon as you have given a card as a guarantee.</Trans>
        </p>
        {holdExpiresAt && <ConfirmBy time={formatDeadline(language, holdExpiresAt, info.timeZone)} />}
      </Notice>
    </div>
  );
}
