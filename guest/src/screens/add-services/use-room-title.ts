import { useLingui } from '@lingui/react/macro';
import type { Order } from '../../app/flow/booking-request.ts';

/** What a room is called where several may be of one type: from the second on, with its turn. */
export function useRoomTitle(orders: readonly Order[], index: number, name: string): string {
  const { t } = useLingui();
  const position = index + 1;
  const type = orders[index]?.guestRoomId;
  const turn = orders.slice(0, position).filter((order) => order.guestRoomId === type).length;
  if (turn === 2) return t`Room ${position}, second ${name}`;
  if (turn === 3) return t`Room ${position}, third ${name}`;
  if (turn === 4) return t`Room ${position}, fourth ${name}`;
  return t`Room ${position}, ${name}`;
}
