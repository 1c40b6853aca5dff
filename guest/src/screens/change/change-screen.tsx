import { Trans } from '@lingui/react/macro';
import { maxRooms } from '@stayfront/rules/stay/guests';
import { BedDouble } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { readRequestedChange, writeRequestedChange, type RequestedChange } from '../../app/flow/requested-change.ts';
import { hotelToday } from '../../app/flow/search.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { FrameSkeleton } from '../../features/frame/frame-skeleton.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { TryAgain } from '../../features/frame/try-again.tsx';
import { ErasedReservation } from '../../features/reservation/erased-reservation.tsx';
import { GoneReservation } from '../../features/reservation/gone-reservation.tsx';
import { HeldReservation } from '../../features/reservation/held-reservation.tsx';
import { NoMoreChanges } from '../../features/reservation/last-change.tsx';
import { manageAddress } from '../../features/reservation/manage-step.ts';
import { RoomIsLocked } from '../../features/reservation/room-is-locked.tsx';
import { standingRooms } from '../../features/reservation/standing-rooms.ts';
import { UnknownReservation } from '../../features/reservation/unknown-reservation.tsx';
import { useLinkedReservation } from '../../features/reservation/use-linked-reservation.ts';
import { useReservationLink } from '../../features/reservation/use-reservation-link.ts';
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
  const onWish = (wish: RequestedChange) =>
    setQuery((current) => writeRequestedChange(current, wish), { replace: true, preventScrollReset: true });
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
        wish={readRequestedChange(query, start, config.guestsBounds, hotelToday(info.timeZone, now))}
        onWish={onWish}
      />
    </ChangeFrame>
  );
}
