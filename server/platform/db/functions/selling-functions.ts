import type { DatabaseFunction } from './database-function.ts';
import { hasPackageStock } from './has-package-stock.ts';
import { hasPackageStockOrFail } from './has-package-stock-or-fail.ts';
import { holdRooms } from './hold-rooms.ts';
import { holdRoomsOrFail } from './hold-rooms-or-fail.ts';
import { lockNights } from './lock-nights.ts';
import { needsMail } from './needs-mail.ts';
import { packageStays } from './package-stays.ts';
import { takeRooms } from './take-rooms.ts';
import { takeRoomsOrFail } from './take-rooms-or-fail.ts';

/** Everything in the database that sells a room, as it stands now; the steps of migration say how it came to be. */
export const sellingFunctions: readonly DatabaseFunction[] = [
  lockNights,
  takeRooms,
  holdRooms,
  takeRoomsOrFail,
  holdRoomsOrFail,
  needsMail,
  packageStays,
  hasPackageStock,
  hasPackageStockOrFail,
];
