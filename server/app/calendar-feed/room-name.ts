import { textIn } from '@stayfront/contract/property/texts';
import type { Hotel } from '../../property/hotel/hotel.ts';

/** What the house itself calls a room; its id, once there is none of that id any more. */
export function roomName({ document }: Hotel, roomId: string): string {
  const room = document.rooms.find(({ id }) => id === roomId);
  return textIn(room?.name, document.language, document.language) || roomId;
}
