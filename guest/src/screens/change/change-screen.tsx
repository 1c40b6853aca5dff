import { Trans } from '@lingui/react/macro';
import { maxRooms } from '@stayfront/rules/stay/guests';
import { BedDouble } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { readChangeWish, writeChangeWish, type ChangeWish } from '../../flow/change-wish.ts';
import { hotelToday } from '../../flow/search.ts';
import { useVisit } from '../../page/visit.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { FrameSkeleton } from '../frame/frame-skeleton.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { TryAgain } from '../frame/try-again.tsx';
import { ErasedReservation } from '../manage/erased-reservation.tsx';
import { GoneReservation } from '../manage/gone-reservation.tsx';
import { HeldReservation } from '../manage/held-reservation.tsx';
import { NoMoreChanges } from '../manage/last-change.tsx';
import { manageAddress } from '../manage/manage-step.ts';
import { RoomIsLocked } from '../manage/room-is-locked.tsx';
import { standingRooms } from '../manage/standing-rooms.ts';
import { UnknownReservation } from '../manage/unknown-reservation.tsx';
import { useLinkedReservation } from '../manage/use-linked-reservation.ts';
import { useReservationLink } from '../manage/use-reservation-link.ts';
import { ChangeFrame } from './change-frame.tsx';
import { changeStart } from './change-start.ts';
import { ChooseStep } from './choose-step.tsx';
import { CompareStep } from './compare-step.tsx';

/** A booked room becomes another one, or one is added: chosen first, then compared and agreed to. */
export default function ChangeScreen() {
  const link = useReservationLink();
  const linked = useLinkedReservation(link);
  const { hotelId, info, config } = useHotel();
  const { now } = useVisit();
  const { roomStayId = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  if (linked.state === 'unknown') return <UnknownReservation />;
  if (linked.state === 'erased') return <ErasedReservation />;
  if (linked.state === 'silent') return <TryAgain onRetry={linked.retry} />;
  if (linked.state === 'waiting') return <FrameSkeleton isInside />;
  const { reservation } = linked;
  if (reservation.status === 'cancel' || reservation.status === 'discarded')
    return <GoneReservation reservation={reservation} />;
  if (reservation.status === 'held') return <HeldReservation reservation={reservation} link={link} />;
  const isAdded = roomStayId === 'new';
  const rooms = standingRooms(reservation);
  const booked = rooms.find(({ roomStayIndex }) => String(roomStayIndex) === roomStayId) ?? null;
  const start = changeStart(reservation, booked);
  const back = (
    <ButtonLink kind="primary" to={manageAddress(hotelId, link)}>
      <Trans>See your reservation</Trans>
    </ButtonLink>
  );
  if (!start || (!isAdded && !booked))
    return (
      <div className="wrap">
        <Notice
          icon={BedDouble}
          tone="warn"
          level={1}
          title={<Trans>This room is not booked any more</Trans>}
          actions={back}
        >
          <Trans>It was cancelled or changed meanwhile. Your reservation shows how it stands.</Trans>
        </Notice>
      </div>
    );
  if (isAdded && rooms.length >= maxRooms)
    return (
      <div className="wrap">
        <Notice icon={BedDouble} level={1} title={<Trans>This reservation has four rooms</Trans>} actions={back}>
          <Trans>That is as many as one reservation takes. Please make another one for more.</Trans>
        </Notice>
      </div>
    );
  const isCompared = query.get('step') === 'compare';
  if (booked ? booked.isExpired : reservation.isGuestInfoLocked)
    return (
      <ChangeFrame reservation={reservation} link={link} booked={booked} step="choose">
        {reservation.isGuestInfoLocked ? <NoMoreChanges /> : <RoomIsLocked />}
        {back}
      </ChangeFrame>
    );
  const onWish = (wish: ChangeWish) =>
    setQuery((current) => writeChangeWish(current, wish), { replace: true, preventScrollReset: true });
  const Step = isCompared ? CompareStep : ChooseStep;
  return (
    <ChangeFrame reservation={reservation} link={link} booked={booked} step={isCompared ? 'compare' : 'choose'}>
      <Step
        reservation={reservation}
        room={{
          hotelId,
          link,
          roomStayIndex: booked?.roomStayIndex ?? null,
          version: reservation.version,
        }}
        booked={booked}
        start={start}
        wish={readChangeWish(query, start, config.guestsBounds, hotelToday(info.timeZone, now))}
        onWish={onWish}
      />
    </ChangeFrame>
  );
}
