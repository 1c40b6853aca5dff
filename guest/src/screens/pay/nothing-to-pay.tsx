import { Trans } from '@lingui/react/macro';
import type { ReservationPayment } from '@stayfront/contract/reservation-payment';
import { CalendarX2, CircleX, Hotel, WalletCards, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { NeedHelp } from '../../features/reservation/need-help.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { manageAddress } from '../../features/reservation/manage-step.ts';
import { MoneyLines } from './money-lines.tsx';
import { PayFrame } from '../../features/reservation/pay-frame.tsx';
import type { PayProps } from './pay-props.ts';
import { PayRooms } from '../../features/reservation/pay-rooms.tsx';
import { useJustPaid } from './use-just-paid.ts';

type Said = { icon: LucideIcon; tone?: 'ok' | 'warn' | 'bad'; title: ReactNode; text: ReactNode };

/** Why there is nothing to pay here: it is paid, over, cancelled, or taken at the desk. */
export function NothingToPay({ reservation, payment, link }: PayProps) {
  const { hotelId } = useHotel();
  const isJustPaid = useJustPaid();
  const email = <bdi>{reservation.guestInfo.email}</bdi>;
  const said: Record<Exclude<ReservationPayment['state'], 'payable'>, Said> = {
    settled: {
      icon: WalletCards,
      tone: 'ok',
      title: isJustPaid ? (
        <Trans>Thank you, your payment has arrived</Trans>
      ) : (
        <Trans>Nothing is left to pay here</Trans>
      ),
      text: isJustPaid ? (
        <Trans>An e-mail confirmation was sent to {email}</Trans>
      ) : (
        <Trans>This transaction was already processed.</Trans>
      ),
    },
    cancelled: {
      icon: CircleX,
      tone: 'warn',
      title: <Trans>This reservation is already cancelled.</Trans>,
      text: <Trans>It cannot be paid for any more, and nothing is charged.</Trans>,
    },
    expired: {
      icon: CalendarX2,
      tone: 'warn',
      title: <Trans>The time to pay online is over</Trans>,
      text:
        reservation.status === 'held' ? (
          <Trans>The rooms were held for you for a while, and are free for others again.</Trans>
        ) : (
          <Trans>What is still open is paid at the hotel.</Trans>
        ),
    },
    unavailable: {
      icon: Hotel,
      tone: 'warn',
      title: <Trans>No payment options are available at the moment.</Trans>,
      text: <Trans>What is still open is paid at the hotel.</Trans>,
    },
  };
  const { icon, tone, title, text } = said[payment.state === 'payable' ? 'settled' : payment.state];
  // What is paid for is not gone, though the page may not have heard yet that it is held no more.
  const isGone = payment.state === 'cancelled' || (payment.state === 'expired' && reservation.status === 'held');
  const notice = (
    <Notice
      icon={icon}
      tone={tone}
      level={1}
      title={title}
      actions={
        isGone ? (
          <ButtonLink kind="primary" to={`/${hotelId}`}>
            <Trans>Make a new reservation</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" to={manageAddress(hotelId, link)}>
            <Trans>See your reservation</Trans>
          </ButtonLink>
        )
      }
    >
      <p>{text}</p>
      <div className="mg__help">
        <NeedHelp />
      </div>
    </Notice>
  );
  if (isGone) return <div className="wrap">{notice}</div>;
  return (
    <PayFrame reservation={reservation}>
      {notice}
      <div className="box pay__bill">
        <PayRooms reservation={reservation} />
        <MoneyLines payment={payment} />
      </div>
    </PayFrame>
  );
}
