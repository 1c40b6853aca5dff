import { Trans } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import { CalendarClock, LockKeyhole } from 'lucide-react';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { ContactHotel } from './contact-hotel.tsx';
import { Deadline } from './deadline.tsx';
import { standingRooms } from './standing-rooms.ts';

/** Until when all of the reservation can be changed; then what of it still can be, and who helps with the rest. */
export function LastChange({ reservation }: { reservation: Reservation }) {
  const rooms = standingRooms(reservation);
  if (rooms.some(({ isExpired }) => isExpired)) return <LockedRooms reservation={reservation} />;
  const until = <Deadline at={reservation.modificationDeadline} />;
  const isFree = rooms.every(({ cancellationConditions }) => cancellationConditions.condition === 'free');
  return (
    <Alert icon={CalendarClock} className="mg__dead">
      {isFree ? (
        <Trans>You can change or cancel this reservation free of charge until {until}.</Trans>
      ) : (
        <Trans>You can change this reservation until {until}. Cancelling it costs what its rates say.</Trans>
      )}
    </Alert>
  );
}

/** Each room follows its own rate: some are locked or all, and names are open until check-in. */
function LockedRooms({ reservation }: { reservation: Reservation }) {
  const isAll = standingRooms(reservation).every(({ isExpired }) => isExpired);
  if (isAll && reservation.isGuestInfoLocked) return <NoMoreChanges />;
  const until = <Deadline at={reservation.guestInfoDeadline} />;
  return (
    <Alert
      tone="warn"
      icon={LockKeyhole}
      className="mg__dead"
      title={
        isAll ? (
          <Trans>The rooms can no longer be changed online.</Trans>
        ) : (
          <Trans>Not all rooms can still be changed online: each follows its own rate.</Trans>
        )
      }
    >
      <ContactHotel />
      {!reservation.isGuestInfoLocked && (
        <>
          {' '}
          <Trans>You can correct names and contact details until {until}.</Trans>
        </>
      )}
    </Alert>
  );
}

/** The deadline has passed: what is shown is locked, and the desk is the way. */
export function NoMoreChanges() {
  return (
    <Alert
      tone="warn"
      icon={LockKeyhole}
      className="mg__dead"
      title={<Trans>This past reservation cannot be modified anymore</Trans>}
    >
      <ContactHotel />
    </Alert>
  );
}
