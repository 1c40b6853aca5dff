import { Trans } from '@lingui/react/macro';
import { formatCharge } from '@stayfront/ui/formats/format-charge.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { paymentAddress } from '../../app/flow/payment-address.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import type { ManageStepProps } from '../../features/reservation/manage-step-props.ts';
import { RestLines } from '../../features/reservation/rest-lines.tsx';
import { standingRooms } from '../../features/reservation/standing-rooms.ts';

/** What the standing rooms cost together, what of it is paid where, and what the hotel collects besides. */
export function ReservationTotal({ reservation, link }: ManageStepProps) {
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const { currency, hotelCurrency, status, payableNow, payableLater, payableAtHotel } = reservation;
  const charged = (hotelMinor: number, minor: number) =>
    formatCharge(language, { minor: hotelMinor, currency: hotelCurrency }, { minor, currency });
  const bill = (minor: number) => (
    <bdi className="nb">{charged(0, minor).about ?? formatMoney(language, minor, currency)}</bdi>
  );
  const inAdvance = <Charge {...charged(reservation.hotelPayableNow, payableNow)} />;
  const rooms = standingRooms(reservation);
  const atHotel = <Charge {...charged(reservation.hotelPayableLater, payableLater)} />;
  const total = charged(reservation.hotelTotalPrice, reservation.totalPrice);
  // Two of a kind are one tax; two kinds have no name together.
  const [name, another] = new Set(rooms.flatMap(({ taxes }) => taxes.map(({ taxDescription }) => taxDescription)));
  const isMixed = payableNow > 0 && payableLater > 0;
  return (
    <div className="row between mg__tot">
      <div>
        <p className="strong">
          <Trans>Total</Trans>
        </p>
        <p className="small muted">
          {payableNow > 0 &&
            (status === 'held' ? (
              <Trans>To be paid in advance: {inAdvance}</Trans>
            ) : (
              <Trans>Paid in advance: {inAdvance}</Trans>
            ))}
          {payableNow > 0 && '. '}
          {payableLater > 0 &&
            (isMixed || currency !== hotelCurrency ? (
              <Trans>You pay {atHotel} at the hotel.</Trans>
            ) : (
              <Trans>Paid at the hotel.</Trans>
            ))}{' '}
          {payableAtHotel > 0 &&
            (name && !another ? (
              <Trans>
                {name} of {bill(payableAtHotel)} is collected at check-in.
              </Trans>
            ) : (
              <Trans>Local taxes of {bill(payableAtHotel)} are collected at check-in.</Trans>
            ))}
        </p>
        <RestLines reservation={reservation} payAt={paymentAddress(hotelId, link)} />
      </div>
      <b className="num mg__sum">
        <bdi className="nb">{total.exact}</bdi>
        {total.about !== null && <bdi className="nb about">{total.about}</bdi>}
      </b>
    </div>
  );
}

/** What is charged, and about what that is to the guest. */
function Charge({ exact, about }: ReturnType<typeof formatCharge>) {
  return (
    <>
      <bdi className="nb">{exact}</bdi>
      {about !== null && (
        <>
          {' '}
          (<bdi className="nb">{about}</bdi>)
        </>
      )}
    </>
  );
}
