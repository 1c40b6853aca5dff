import type { Reservation } from '@stayfront/contract/reservation';
import type { ChangedRoom } from '../../app/data/change-queries.ts';
import type { ChangeStart, RequestedChange } from '../../app/flow/requested-change.ts';
import type { ReservedRoom } from '../../features/reservation/standing-rooms.ts';

/** What every step of a change is given. */
export interface ChangeProps {
  reservation: Reservation;
  room: ChangedRoom;
  /** The room as it is booked; null where one is added. */
  booked: ReservedRoom | null;
  start: ChangeStart;
  wish: RequestedChange;
  onWish: (wish: RequestedChange) => void;
}
