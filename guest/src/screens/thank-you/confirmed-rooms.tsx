import { Trans } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import { formatList, formatMoney } from '../../i18n/format.ts';
import { Dotted } from '../../parts/dotted.tsx';
import { Picture } from '../../parts/picture.tsx';
import { useCounts } from '../../parts/use-counts.ts';
import { useVisit } from '../../page/visit.tsx';
import { useHotel } from '../frame/hotel-context.ts';

/** The rooms that stand, what they cost together, and what is paid when and in which currency. */
export function ConfirmedRooms({ reservation }: { reservation: Reservation }) {
  const { info } = useHotel();
  const { language } = useVisit();
  const { people } = useCounts();
  // Whoever thinks in another currency pays in the hotel's.
  const { currency, hotelCurrency, payableNow, payableLater, hotelPayableLater: later, payableAtHotel } = reservation;
  const bill = (minor: number) => formatMoney(language, minor, currency);
  const rooms = reservation.roomStays.filter((stay) => stay.status === 'book');
  return (
    <div className="ok__rooms">
      {rooms.map((stay) => {
        const [picture] = info.guestRooms.find(({ id }) => id === stay.guestRoomId)?.images ?? [];
        const services = stay.services.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name));
        return (
          <div className="row" key={stay.roomStayIndex}>
            {picture && (
              <div className="pic sum__thumb">
                <Picture picture={{ ...picture, alt: '' }} sizes="72px" />
              </div>
            )}
            <div className="grow">
              <h2 className="h4">{stay.roomTypeName}</h2>
              <p className="small muted">
                <Dotted
                  facts={[
                    stay.hotelPackageName ?? stay.ratePlanName,
                    people({ adults: stay.nbAdults, children: stay.nbChildren, infants: stay.nbInfants }),
                  ]}
                />
              </p>
              {services.length > 0 && <p className="small muted">{formatList(language, services)}</p>}
            </div>
            <bdi className="num">{bill(stay.totalPrice)}</bdi>
          </div>
        );
      })}
      <div className="row between ok__tot">
        <div>
          <p className="strong">
            <Trans>Total</Trans>
          </p>
          {payableNow > 0 && (
            <p className="small muted">
              <Trans>Paid in advance: {bill(payableNow)}</Trans>
            </p>
          )}
          {payableLater > 0 && (
            <p className="small muted">
              <Trans>You pay {formatMoney(language, later, hotelCurrency)} at the hotel</Trans>
            </p>
          )}
          {payableAtHotel > 0 && (
            <p className="small muted">
              <Trans>
                Local taxes of {bill(payableAtHotel)} are not included; the hotel collects them at check-in.
              </Trans>
            </p>
          )}
        </div>
        <bdi className="num strong">{bill(reservation.totalPrice)}</bdi>
      </div>
    </div>
  );
}
