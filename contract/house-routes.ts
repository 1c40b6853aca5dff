import { beginAnotherHotel, beginHotel, copyHotel } from './beginning.ts';
import { checkArrival, describeArchive, downloadArchive, finishArrival, sendArrivalPiece } from './desk/archive.ts';
import {
  checkReservationImport,
  importReservations,
  listReservationImports,
  undoReservationImport,
} from './desk/imports.ts';
import { endPaymentAccount, getPaymentAccount, putPaymentAccount, tryPaymentAccount } from './desk/payment-account.ts';
import { getSetUp, openHotel, saveSetUpPrices, saveSetUpRates, saveSetUpRooms } from './desk/set-up.ts';
import { listSetUpTemplates } from './desk/set-up-templates.ts';
import { getHouseAddresses } from './desk/house/addresses.ts';
import { changeHouse, discardHouse, getHouse, getHouseDraft, settleHouse } from './desk/house/draft.ts';
import { exportHouse, importHouse } from './desk/house/file.ts';
import { listHouseHints } from './desk/house/hints.ts';
import { listHousePictures, removeHousePicture, sendHousePicture } from './desk/house/pictures.ts';
import { describeHousePolicy } from './desk/house/policy.ts';
import { confirmHouseTexts, listMissingTexts, translateHouse } from './desk/house/texts.ts';
import { compareHouse, listHouseVersions, publishHouse, putBackHouse } from './desk/house/versions.ts';
import { listHouseWords } from './desk/house/words.ts';
import type { Route } from './route.ts';

/** How a hotel begins, is set up, comes here from elsewhere, and how its pages are written: a part of the table of routes. */
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
  getPaymentAccount,
  putPaymentAccount,
  tryPaymentAccount,
  endPaymentAccount,
  checkReservationImport,
  importReservations,
  listReservationImports,
  undoReservationImport,
  describeArchive,
  downloadArchive,
  sendArrivalPiece,
  checkArrival,
  finishArrival,
  getHouse,
  getHouseDraft,
  changeHouse,
  discardHouse,
  settleHouse,
  importHouse,
  publishHouse,
  listHouseVersions,
  compareHouse,
  putBackHouse,
  exportHouse,
  listHousePictures,
  sendHousePicture,
  removeHousePicture,
  listMissingTexts,
  translateHouse,
  confirmHouseTexts,
  listHouseHints,
  describeHousePolicy,
  listHouseWords,
  getHouseAddresses,
];
