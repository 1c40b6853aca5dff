import { Trans, useLingui } from '@lingui/react/macro';
import { guestsOf } from '@stayfront/contract/party';
import type { Reservation } from '@stayfront/contract/reservation';
import { cardName } from '@stayfront/rules/payment/card-name';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { formatVatRate } from '../../app/i18n/format-vat-rate.ts';
import { formatCharge } from '@stayfront/ui/formats/format-charge.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { RestLines } from '../../features/reservation/rest-lines.tsx';
import { OffersSaved } from '../../features/reservation/offers-saved.tsx';
import { useCounts } from '../../features/stay/use-counts.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

/** The rooms that stand, what they cost together, and what is paid when and in which currency. */
export function ConfirmedRooms({ reservation }: { reservation: Reservation }) {
  const { t } = useLingui();
  const { info } = useHotel();
  const { language } = useVisit();
  const { people } = useCounts();
  const { currency, hotelCurrency, payableNow, payableLater, payableAtHotel } = reservation;
  /** What is charged, first and exactly; about what that is to a guest who thinks in another currency beside it. */
  const charged = (hotelMinor: number, minor: number) =>
    formatCharge(language, { minor: hotelMinor, currency: hotelCurrency }, { minor, currency });
  const beside = ({ exact, about }: ReturnType<typeof charged>): string =>
    about === null ? exact : `${exact} (${about})`;
  const shown = (minor: number): string => charged(0, minor).about ?? formatMoney(language, minor, currency);
  const total = charged(reservation.hotelTotalPrice, reservation.totalPrice);
  const card = cardName(reservation.guaranteeCard);
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
                <Dotted facts={[stay.hotelPackageName ?? stay.ratePlanName, people(guestsOf(stay))]} />
              </p>
              {services.length > 0 && <p className="small muted">{formatList(language, services)}</p>}
              <OffersSaved stay={stay} currency={currency} />
              <p className="small muted">{stay.cancellationPolicyText}</p>
            </div>
            <bdi className="num">{shown(stay.totalPrice)}</bdi>
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
              <Trans>Paid in advance: {beside(charged(reservation.hotelPayableNow, payableNow))}</Trans>
            </p>
          )}
          <RestLines reservation={reservation} />
          {payableLater > 0 && (
            <p className="small muted">
              <Trans>You pay {beside(charged(reservation.hotelPayableLater, payableLater))} at the hotel</Trans>
            </p>
          )}
          {payableAtHotel > 0 && (
            <p className="small muted">
              <Trans>
                Local taxes of {shown(payableAtHotel)} are not included; the hotel collects them at check-in.
              </Trans>
            </p>
          )}
          {reservation.vat.map(({ percentage, hotelAmount }) => (
            <p className="small muted" key={percentage}>
              {percentage === null ? t`VAT, included` : t`VAT ${formatVatRate(language, percentage * 100)}, included`}
              {': '}
              <bdi>{formatMoney(language, hotelAmount, hotelCurrency)}</bdi>
            </p>
          ))}
          {card !== null && (
            <p className="small muted">
              <Trans>Card kept as a guarantee</Trans>
              {': '}
              <bdi dir="ltr">{card}</bdi>
            </p>
          )}
        </div>
        <p className="end">
          <bdi className="num strong">{total.exact}</bdi>
          {total.about !== null && (
            <>
              <br />
              <bdi className="small muted nb">{total.about}</bdi>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
