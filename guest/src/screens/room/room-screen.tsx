import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { availabilitiesQuery } from '../../app/data/queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { publish } from '../../app/flow/events.ts';
import { isSameWish } from '../../app/flow/question.ts';
import { useIsPreview } from '../../app/flow/use-is-preview.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { Chosen } from '../../features/basket/chosen.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { TryAgain } from '../../features/frame/try-again.tsx';
import { PastDates } from '../../features/search/past-dates.tsx';
import { useKeepSession } from '../../features/search/use-keep-session.ts';
import { useQuestion } from '../../features/search/use-question.ts';
import { useSearch } from '../../features/search/use-search.ts';
import { HouseBelow } from '../../features/house/house-below.tsx';
import { BookingBox } from './booking-box.tsx';
import { findShown, roomOfId } from './find-shown.ts';
import { Gallery } from '../../features/offer/gallery.tsx';
import { RoomBody } from './room-body.tsx';
import { RoomDock } from './room-dock.tsx';
import { RoomHead } from './room-head.tsx';
import { RoomSkeleton } from '../../features/offer/room-skeleton.tsx';
import { StayPanels, useStayPanel } from '../../features/search/stay-panels.tsx';
import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import '../../features/offer/home.css';
import '../../features/offer/room.css';

const NotAvailable = lazyPart(() => withLaterTexts(import('./not-available.tsx')));
const RoomWithoutPrice = lazyPart(() => withLaterTexts(import('./room-without-price.tsx')));

/** One room, by its own id or by that of one of its products: everything a guest asks before booking it. */
export default function RoomScreen() {
  const { roomId = '' } = useParams();
  const { hotelId, info } = useHotel();
  const { language } = useVisit();
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const [search, setSearch] = useSearch();
  const panel = useStayPanel();
  const isPreview = useIsPreview();
  const question = useQuestion(search);
  const offers = useQuery({
    ...availabilitiesQuery(useTransport(), hotelId, question, language),
    // In another language or currency the page stays as it is until the answer has come: what was opened stays open.
    placeholderData: (before, query) =>
      query?.queryKey[2] && isSameWish(query.queryKey[2], question) ? before : undefined,
  });
  useKeepSession(search, offers.data?.validUntil);
  const shown = offers.data ? findShown(roomId, info.guestRooms, offers.data.availabilities) : null;
  const isNotOffered = offers.data !== undefined && !shown;
  const room = shown?.room ?? roomOfId(roomId, info.guestRooms);
  const productId = shown?.product?.productId;
  const choose = (id: string) =>
    void navigate(`/${hotelId}/room/${id}${query}`, { replace: true, preventScrollReset: true });

  // Once the prices are there: what the page shows is told to the hotel, as dates and guests are.
  const shownStay = JSON.stringify(search.stay);
  useEffect(() => {
    if (productId === undefined) return;
    const { guests: _, ...searchedFor } = search;
    publish({ name: 'show-product', hotelId, search: searchedFor, productId });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each product and stay
  }, [hotelId, productId, shownStay]);

  const roomKey = shown && `${shown.room.id} ${productId} ${shownStay} ${offers.data?.currency}`;
  useEffect(() => {
    if (shown) publish({ name: 'show-room', hotelId, wish: search, room: shown });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each room, rate and stay
  }, [hotelId, roomKey]);

  // The address says what the page shows, also when it is copied.
  useEffect(() => {
    if (productId !== undefined && productId !== roomId)
      void navigate(`/${hotelId}/room/${productId}${query}`, { replace: true, preventScrollReset: true });
  }, [productId, roomId, hotelId, query, navigate]);

  if (offers.isError)
    return (
      <>
        <TryAgain error={offers.error} onRetry={() => void offers.refetch()} />
        <PastDates error={offers.error} />
      </>
    );
  if (!room)
    return offers.data ? (
      <Suspense>
        <NotAvailable search={search} notOffered={offers.data.notOffered} />
      </Suspense>
    ) : (
      <RoomSkeleton />
    );
  return (
    <div className="wrap">
      {/* On a phone the foot of the window belongs to the room in view. */}
      <Chosen search={search} isStill />
      <Gallery key={room.id} title={room.roomTypeName} images={room.images} />
      <div className="rp">
        <div className="rp__main">
          <RoomHead room={room} search={search} onChange={panel.show('arrival')} />
          {shown && (
            <RoomBody
              key={room.id}
              shown={shown}
              search={search}
              isPriceOld={offers.isPlaceholderData}
              onChoose={choose}
            />
          )}
          {isNotOffered && isPreview && (
            <Suspense>
              <RoomWithoutPrice room={room} />
            </Suspense>
          )}
        </div>
        {shown && <BookingBox shown={shown} search={search} onChange={panel.show} onChoose={choose} />}
      </div>
      {shown && <HouseBelow />}
      {shown && <RoomDock shown={shown} search={search} />}
      {isNotOffered && !isPreview && (
        <Suspense>
          <NotAvailable search={search} room={room} notOffered={offers.data.notOffered} />
        </Suspense>
      )}
      <PastDates error={null} />
      <StayPanels panel={panel} search={search} onSearch={setSearch} />
    </div>
  );
}
