import { Trans } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useId } from 'react';
import { useVisit } from '../../app/flow/visit.tsx';
import { standingRooms } from '../../features/reservation/standing-rooms.ts';

/** What may be taken from the card: what cancelling costs, room by room, and a rest that is agreed for a day. */
export function CardTerms({ reservation }: { reservation: Reservation }) {
  const { language } = useVisit();
  const titleId = useId();
  const { hotelCurrency, payableOn = [] } = reservation;
  return (
    <section className="consent" aria-labelledby={titleId}>
      <h2 className="h4" id={titleId}>
        <Trans>Cancellation conditions</Trans>
      </h2>
      {standingRooms(reservation).map((stay) => (
        <p className="small" key={stay.roomStayIndex}>
          <b className="strong">{stay.roomTypeName}</b>
          <br />
          {stay.cancellationPolicyText}
        </p>
      ))}
      {payableOn.map(({ dueOn, hotelAmount }) => {
        const day = formatDay(language, dueOn, 'dated');
        const amount = <bdi className="nb">{formatMoney(language, hotelAmount, hotelCurrency)}</bdi>;
        return (
          <p className="small" key={dueOn}>
            <Trans>
              The rest, {amount}, is due on {day} and is taken from this card.
            </Trans>
          </p>
        );
      })}
    </section>
  );
}
