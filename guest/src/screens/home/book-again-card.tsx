import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Requoted } from '../../app/data/requote-orders.ts';
import { useRequote } from '../../app/data/use-requote.ts';
import { withOrders, type Again, type Order } from '../../app/flow/booking-request.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { StayLine } from '../../features/stay/stay-line.tsx';
import { useVisit } from '../../app/flow/visit.tsx';
import { totalOf } from '../../features/basket/total-of.ts';
import { homeFor } from '../../features/frame/home-for.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import './book-again.css';

/** What was to be booked, and the one tap that asks for it again; where something has changed it says so first. */
export default function BookAgainCard({ again }: { again: Again }) {
  const { t } = useLingui();
  const { hotelId, info } = useHotel();
  const { language } = useVisit();
  const navigate = useNavigate();
  const requote = useRequote(hotelId);
  const store = bookingStore(hotelId);
  const namesOf = (orders: readonly Order[]): string =>
    formatList(
      language,
      orders.map(({ guestRoomId, roomTypeName }) => {
        return info.guestRooms.find(({ id }) => id === guestRoomId)?.roomTypeName ?? roomTypeName;
      }),
    );
  const dismiss = () => store.write({ ...store.read(), again: null });
  const take = ({ orders, gone }: Requoted) => {
    const rooms = [...orders, ...gone].map(({ guests }) => guests);
    const search = again.search && { ...again.search, rooms };
    const { details } = again;
    const request = { ...withOrders(store.read(), orders), search, details, isDetailed: true, again: null };
    store.write(request);
    // With a room missing the guest chooses another one for it; else everything is filled, and only the payment is left.
    void navigate(gone.length > 0 ? homeFor(hotelId, request) : `/${hotelId}/checkout/card-details`);
  };
  const ask = () =>
    requote.mutate(again, {
      onSuccess: (found) => {
        const isSame = found.gone.length === 0 && !found.areServicesGone;
        if (isSame && totalOf(found.orders).hotelPrice === totalOf(again.orders).hotelPrice) take(found);
      },
    });
  const [first] = again.orders;
  const found = requote.data;
  return (
    <div className="wrap">
      <section className="box again" aria-labelledby="book-again">
        <span className="ic-disc">
          <RotateCcw className="ic" aria-hidden />
        </span>
        <div className="grow">
          <h2 className="h3" id="book-again">
            <Trans>Your last booking was not paid, and nothing was booked</Trans>
          </h2>
          <p className="small muted">
            {namesOf(again.orders)}
            <br />
            {first && <StayLine stay={first.stay} />}
          </p>
          <div className="again__news" role="status">
            {found && <News before={again.orders} found={found} namesOf={namesOf} />}
            {requote.isError && (
              <p>
                <Trans>We could not reach the hotel</Trans>
              </p>
            )}
          </div>
        </div>
        <div className="again__acts">
          {!found ? (
            <Button kind="primary" isWaiting={requote.isPending} waitingLabel={t`Please wait`} onClick={ask}>
              <Trans>Book the same again</Trans>
            </Button>
          ) : found.orders.length > 0 ? (
            <Button kind="primary" onClick={() => take(found)}>
              {found.gone.length > 0 ? <Trans>Choose another room</Trans> : <Trans>Continue</Trans>}
            </Button>
          ) : (
            <Button onClick={dismiss}>
              <Trans>See other rooms</Trans>
            </Button>
          )}
        </div>
        <IconButton icon={X} label={t`Close`} onClick={dismiss} />
      </section>
    </div>
  );
}

interface NewsProps {
  before: readonly Order[];
  found: Requoted;
  namesOf: (orders: readonly Order[]) => string;
}

/** What is not as it was: a room that is gone, a service, the price. */
function News({ before, found: { orders, gone, areServicesGone }, namesOf }: NewsProps): ReactNode {
  const { language } = useVisit();
  const [now, then] = [totalOf(orders), totalOf(before)];
  const names = namesOf(gone);
  const price = <bdi className="nb strong">{formatMoney(language, now.price, now.currency)}</bdi>;
  const earlier = <bdi className="nb">{formatMoney(language, then.price, then.currency)}</bdi>;
  return (
    <>
      {gone.length > 0 && (
        <p>
          <Trans>No longer available at this rate: {names}.</Trans>
        </p>
      )}
      {areServicesGone && (
        <p>
          <Trans>Not all of the services are still offered.</Trans>
        </p>
      )}
      {gone.length === 0 && now.hotelPrice !== then.hotelPrice && (
        <p>
          <Trans>
            The price has changed: {price} instead of {earlier}.
          </Trans>
        </p>
      )}
    </>
  );
}
