import type { ChosenRoom } from '../../app/flow/chosen-cookie.ts';
import type { Stay } from '@stayfront/rules/stay/stay-date';

/** Whether this booking has a room of the kind on a night of the stay: then nobody else has taken the last one. */
export const isOwnChoice = (orders: readonly ChosenRoom[], guestRoomId: string, stay: Stay): boolean =>
  orders.some(
    (order) =>
      order.guestRoomId === guestRoomId && order.stay.arrival < stay.departure && stay.arrival < order.stay.departure,
  );
