import { z } from 'zod';

/** A room's place in its reservation. Places of cancelled rooms are not given again, so they may run beyond four. */
export const RoomStayIndex = z.coerce.number().int().min(0).max(99);
