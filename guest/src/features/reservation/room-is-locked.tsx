import { Trans } from '@lingui/react/macro';
import { LockKeyhole } from 'lucide-react';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { ContactHotel } from './contact-hotel.tsx';

/** The time of one room is over; others of the reservation may still be changed. */
export function RoomIsLocked() {
  return (
    <Alert
      tone="warn"
      icon={LockKeyhole}
      className="mg__dead"
      title={<Trans>This room can no longer be changed online.</Trans>}
    >
      <ContactHotel />
    </Alert>
  );
}
