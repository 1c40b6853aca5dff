import { Trans, useLingui } from '@lingui/react/macro';
import type { Bundle } from '@stayfront/contract/bundle';
import { RefusedCall } from '@stayfront/contract/call';
import { guestsOf } from '@stayfront/contract/party';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PackageX } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { bundleQuery } from '../../app/data/bundle-query.ts';
import { servicesQuery } from '../../app/data/services-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { withOrders, type Order, type SearchedFor } from '../../app/flow/booking-request.ts';
import { chosenOf } from '../../app/flow/order-services.ts';
import { retryAfterOf } from '../../app/flow/retry-after-of.ts';
import { useBookingRequest } from '../../app/flow/use-booking-request.ts';
import { useNavigateSoon } from '../../app/flow/use-navigate-soon.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import type { SpokenLanguage } from '../../app/i18n/language-names.ts';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { useVisit } from '../../app/flow/visit.tsx';
import { totalOf } from '../../features/basket/total-of.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { SessionClock } from '../../features/frame/session-clock.tsx';
import { TryAgain } from '../../features/frame/try-again.tsx';
import { useKeepSession } from '../../features/search/use-keep-session.ts';
import { RoomSkeleton } from '../../features/offer/room-skeleton.tsx';
import { BundleStay } from './bundle-stay.tsx';
import '../../features/offer/home.css';

/** So often the hotel is asked again while it has no prices to tell, and so many times. */
const [pollMs, mostPolls] = [250, 40];

/** One that is told to come back later is not told that there is nothing. */
const isRefused = (error: Error | null): boolean => error instanceof RefusedCall && retryAfterOf(error) === null;

/** As long as the server says, where it says so. */
const waitOf = (error: Error): number =>
  error instanceof RefusedCall && error.problem.retryAfter !== undefined ? (retryAfterOf(error) ?? 0) * 1000 : pollMs;

/** Rooms that a partner put together: seen once more, and on to the contact form. */
export default function BundleScreen() {
  const { t } = useLingui();
  const { channelId, sessionId = '', bundleId = '' } = useParams();
  const { hotelId } = useHotel();
  const { language, currency } = useVisit();
  const navigateSoon = useNavigateSoon();
  const [, change] = useBookingRequest(hotelId);
  const transport = useTransport();
  const client = useQueryClient();
  const [isProceeding, setIsProceeding] = useState(false);
  const link = { channelId: Number(channelId), sessionId, bundleId };
  const bundle = useQuery({
    ...bundleQuery(transport, hotelId, link, currency, language),
    // The hotel's texts are here, or this screen would not be; its prices may not be yet, and are waited for.
    retry: (tries, error) => tries < mostPolls && !isRefused(error),
    retryDelay: (_, error) => waitOf(error),
  });
  const orders = bundle.data ? ordersOf(bundle.data, language) : [];
  const search = searchOf(orders);
  useKeepSession(search, bundle.data?.validUntil);

  if (isRefused(bundle.error))
    return (
      <div className="wrap">
        <Notice
          icon={PackageX}
          level={1}
          title={<Trans>This bundle is not there any more</Trans>}
          actions={
            <ButtonLink kind="primary" to={`/${hotelId}`}>
              <Trans>See all rooms</Trans>
            </ButtonLink>
          }
        />
      </div>
    );
  if (bundle.isError) return <TryAgain error={bundle.error} onRetry={() => void bundle.refetch()} />;
  if (!bundle.data) return <RoomSkeleton />;
  const total = totalOf(orders).price;
  // To the contact form at once, with what each rate includes and the hotel requires; what else there is to add is one
  // step back. A room whose services do not come is shown them first, as any other.
  const withServices = async (order: Order): Promise<Order> => {
    if (!order.product.hasServices) return { ...order, isBooked: true };
    const answer = await client
      .query(servicesQuery(transport, hotelId, order.product.reference, language))
      .catch(() => null);
    return answer ? { ...order, services: chosenOf(answer.services, order), isBooked: true } : order;
  };
  const proceed = async () => {
    setIsProceeding(true);
    const whole = await Promise.all(orders.map(withServices));
    change((request) => ({ ...withOrders(request, whole), search }));
    navigateSoon(`/${hotelId}/checkout/guest-info`);
  };
  return (
    <div className="wrap packages">
      <div className="row between wrapx">
        <h1>
          <Trans>Your bundle</Trans>
        </h1>
        {search && <SessionClock />}
      </div>
      <div className="cards bundle">
        {bundle.data.roomStays.map((stay, index) => (
          <BundleStay key={`${stay.guestRoomId}-${index}`} stay={stay} position={index + 1} />
        ))}
      </div>
      <div className="row between wrapx bundle__foot">
        <p className="lead strong">
          {t`Total`}: <bdi>{formatMoney(language, total, bundle.data.currency)}</bdi>
        </p>
        <Button
          kind="primary"
          size="l"
          isDisabled={orders.length < bundle.data.roomStays.length}
          isWaiting={isProceeding}
          waitingLabel={t`Please wait`}
          onClick={() => void proceed()}
        >
          <Trans>Proceed to checkout</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The first room's dates stand for the booking; each room keeps its own. */
const searchOf = (orders: readonly Order[]): SearchedFor | null => {
  const [first] = orders;
  return first ? { stay: first.stay, rooms: orders.map(({ guests }) => guests), promoCode: null } : null;
};

const ordersOf = ({ roomStays }: Bundle, language: SpokenLanguage): Order[] =>
  roomStays.flatMap((stay) =>
    stay.product
      ? [
          {
            guestRoomId: stay.guestRoomId,
            roomTypeName: stay.roomTypeName,
            stay: { arrival: stay.checkIn as StayDate, departure: stay.checkOut as StayDate },
            guests: guestsOf(stay),
            product: stay.product,
            language,
          },
        ]
      : [],
  );
