import { Trans } from '@lingui/react/macro';
import { LockKeyhole } from 'lucide-react';
import { Deadline } from '../../features/reservation/deadline.tsx';
import type { ReservedRoom } from '../../features/reservation/standing-rooms.ts';

/** Until when this room can be changed or cancelled by itself; where that is over, why its buttons are gone. */
export function RoomDeadline({ stay }: { stay: ReservedRoom }) {
  const until = <Deadline at={stay.modificationDeadline} />;
  if (!stay.isExpired)
    return (
      <p className="small muted mroom__until">
        <Trans>Can be changed until {until}.</Trans>
      </p>
    );
  return (
    <p className="small muted mroom__until">
      <LockKeyhole className="ic ic-s" aria-hidden />
      <span>
        <Trans>Could be changed online until {until}.</Trans>
      </span>
    </p>
  );
}
