import { Trans } from '@lingui/react/macro';
import type { DeskReservation, DeskRoom } from '@stayfront/contract/desk/reservation';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { writeNumber } from '@stayfront/ui/formats/write-number.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { plainAmount } from '../../features/reservation/plain-amount.ts';
import { StaySpan } from '../../features/reservation/stay-span.tsx';
import { useParty } from '../../features/reservation/use-party.ts';
import { useWhen } from '../../features/reservation/use-when.ts';
import { Mark } from '../../parts/mark.tsx';
import { RoomDoor } from './room-door.tsx';
import { RoomExpected } from './room-expected.tsx';
import { PresenceTicks } from './presence-ticks.tsx';

/** So many nights are written out; more of them are a table nobody reads in a line. */
const WRITTEN_OUT = 10;

export function RoomCard({ room, reservation }: { room: DeskRoom; reservation: DeskReservation }) {
  const { language } = useDesk();
  const party = useParty();
  const when = useWhen();
  const { currency } = reservation;
  const isCancelled = room.status === 'cancel';
  const isOfOtherDays = room.arrival !== reservation.arrival || room.departure !== reservation.departure;
  const night = (price: number): string => {
    const unit = 10 ** decimalsOf(currency);
    return price % unit === 0 ? writeNumber(language, price / unit) : plainAmount(language, price, currency);
  };
  const nights = room.nights.map(({ date, price, discount }) => {
    const day = room.nights.length > 6 ? when.day(date) : formatDay(language, date, 'weekday');
    return `${day} ${night(price - discount)}`;
  });
  const about = [room.ratePlanName, room.packageName, room.mealText, party(room)].filter(Boolean);
  return (
    <article className={classes('room-card', isCancelled && 'is-gone')}>
      {room.picture ? (
        <Picture picture={room.picture} sizes="88px" className="room-card__pict" />
      ) : (
        <span className="room-card__pict" aria-hidden />
      )}
      <div className="room-card__words">
        <b>{room.roomName}</b>
        <RoomDoor room={room} reservation={reservation} />
        <RoomExpected room={room} reservation={reservation} />
        <p>{about.join(' · ')}</p>
        {isOfOtherDays && (
          <p>
            <StaySpan arrival={room.arrival} departure={room.departure} />
          </p>
        )}
        <p>{nights.slice(0, WRITTEN_OUT).join(', ') + (nights.length > WRITTEN_OUT ? ' …' : '')}</p>
        {room.offers.map(({ offerId, name, totalDiscount }) => (
          <p key={offerId}>
            {name}: {plainAmount(language, -totalDiscount, currency)}
          </p>
        ))}
        {room.promotionCode && (
          <p>
            <Trans>Code {room.promotionCode}</Trans>
          </p>
        )}
        {isCancelled ? (
          <Mark tone="open">
            <Trans>Cancelled, {plainAmount(language, room.cancellationFee, currency)} kept</Trans>
          </Mark>
        ) : (
          <details className="room-card__policy">
            <summary>
              {room.freeUntil ? (
                <Trans>Free to cancel until {when.full(room.freeUntil)}</Trans>
              ) : (
                <Trans>What cancelling costs</Trans>
              )}
            </summary>
            <p>{room.policyText}</p>
          </details>
        )}
        <PresenceTicks room={room} reservation={reservation} />
      </div>
      <b className="room-card__sum">{plainAmount(language, room.total - room.servicesPrice, currency)}</b>
    </article>
  );
}
