import { beginAnotherHotel, beginHotel, copyHotel } from './beginning.ts';
import {
  checkReservationImport,
  importReservations,
  listReservationImports,
  undoReservationImport,
} from './desk/imports.ts';
import { getSetUp, openHotel, saveSetUpPrices, saveSetUpRates, saveSetUpRooms } from './desk/set-up.ts';
import { listSetUpTemplates } from './desk/set-up-templates.ts';
import type { Route } from './route.ts';

/** How a hotel begins, is set up, and comes here from elsewhere: a part of the table of routes. */
export const houseRoutes: readonly Route[] = [
  beginHotel,
  beginAnotherHotel,
  copyHotel,
  getSetUp,
  listSetUpTemplates,
  saveSetUpRooms,
  saveSetUpRates,
  saveSetUpPrices,
  openHotel,
  checkReservationImport,
  importReservations,
  listReservationImports,
  undoReservationImport,
];
