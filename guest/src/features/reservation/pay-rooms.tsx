import { guestsOf } from '@stayfront/contract/party';
import type { Reservation } from '@stayfront/contract/reservation';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { StayLine } from '../stay/stay-line.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { standingRooms } from './standing-rooms.ts';

/** The rooms that are paid for, each in a line, in the currency they are charged in. */
export function PayRooms({ reservation }: { reservation: Reservation }) {
  const { language } = useVisit();
  const { info } = useHotel();
  return (
    <div className="pay__rooms">
      <h2 className="h4">{info.hotelName}</h2>
      {standingRooms(reservation).map((stay) => (
        <div className="row between" key={stay.roomStayIndex}>
          <div>
            <p className="strong">{stay.roomTypeName}</p>
            <p className="small muted">{stay.hotelPackageName ?? stay.ratePlanName}</p>
            <p className="small muted">
              <StayLine
                stay={{ arrival: stayDate(stay.startDate), departure: stayDate(stay.endDate) }}
                guests={guestsOf(stay)}
                isOrder
              />
            </p>
          </div>
          <bdi className="num nb">{formatMoney(language, stay.hotelTotalPrice, reservation.hotelCurrency)}</bdi>
        </div>
      ))}
    </div>
  );
}
