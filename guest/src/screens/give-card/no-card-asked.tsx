import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { CalendarX2, CreditCard, Hotel, ShieldCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useIsBrowser } from '../../app/flow/use-booking-request.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { manageAddress } from '../../features/reservation/manage-step.ts';
import { NeedHelp } from '../../features/reservation/need-help.tsx';
import { PayFrame } from '../../features/reservation/pay-frame.tsx';
import type { GiveCardProps } from './give-card-props.ts';

type Said = { icon: LucideIcon; tone: 'ok' | 'warn'; title: ReactNode; text?: ReactNode };

/** Why no card is to be given here: it stands, is asked for no more, the time is over, or no card can be taken. */
export function NoCardAsked({ reservation, request, link }: GiveCardProps) {
  const { hotelId } = useHotel();
  const { status, state } = request;
  const { state: before } = useLocation() as { state: { isJustBooked?: boolean } | null };
  const isJustBooked = useIsBrowser() && before?.isJustBooked === true;
  const email = <bdi>{reservation.guestInfo.email}</bdi>;
  const isHeld = status === 'held';
  const isCancelled = status === 'cancel' || status === 'discarded';
  const said: Record<Exclude<typeof state, 'asked'>, Said> = {
    given: {
      icon: ShieldCheck,
      tone: 'ok',
      title: <Trans>Thank you, your card stands for your booking</Trans>,
      text: isJustBooked ? (
        <Trans>An e-mail confirmation was sent to {email}</Trans>
      ) : (
        <Trans>Your card will not be charged.</Trans>
      ),
    },
    none: { icon: CreditCard, tone: 'ok', title: <Trans>No card is asked for any more</Trans> },
    over: isCancelled
      ? { icon: CalendarX2, tone: 'warn', title: <Trans>This reservation is already cancelled.</Trans> }
      : {
          icon: CalendarX2,
          tone: 'warn',
          title: isHeld ? <Trans>The time to give a card is over</Trans> : <Trans>No card is asked for any more</Trans>,
          text: isHeld && <Trans>The rooms were held for you for a while, and are free for others again.</Trans>,
        },
    unavailable: {
      icon: Hotel,
      tone: 'warn',
      title: <Trans>No payment options are available at the moment.</Trans>,
    },
  };
  const { icon, tone, title, text } = said[state === 'asked' ? 'none' : state];
  const isGone = isCancelled || (state === 'over' && isHeld);
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
      {text && <p>{text}</p>}
      <div className="mg__help">
        <NeedHelp />
      </div>
    </Notice>
  );
  return isGone ? <div className="wrap">{notice}</div> : <PayFrame reservation={reservation}>{notice}</PayFrame>;
}
