import { guestsOf } from '@stayfront/contract/party';
import type { Reservation } from '@stayfront/contract/reservation';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { ChangeStart } from '../../app/flow/requested-change.ts';
import { standingRooms, type ReservedRoom } from '../../features/reservation/standing-rooms.ts';

/** Where a wish begins: at the room that is to be changed, or where one is added, at the first of the others. */
export function changeStart(reservation: Reservation, booked: ReservedRoom | null): ChangeStart | null {
  const like = booked ?? standingRooms(reservation)[0];
  return like
    ? {
        stay: { arrival: stayDate(like.startDate), departure: stayDate(like.endDate) },
        guests: guestsOf(like),
      }
    : null;
}
