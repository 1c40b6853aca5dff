import {
  changeHouse as changeRoute,
  discardHouse as discardRoute,
  getHouse as getRoute,
  getHouseDraft as getDraftRoute,
  settleHouse as settleRoute,
} from '@stayfront/contract/desk/house/draft';
import { exportHouse as exportRoute, importHouse as importRoute } from '@stayfront/contract/desk/house/file';
import { listHouseHints as listHintsRoute } from '@stayfront/contract/desk/house/hints';
import {
  listHousePictures as listPicturesRoute,
  removeHousePicture as removePictureRoute,
  sendHousePicture as sendPictureRoute,
} from '@stayfront/contract/desk/house/pictures';
import {
  confirmHouseTexts,
  listMissingTexts,
  translateHouse as translateRoute,
} from '@stayfront/contract/desk/house/texts';
import {
  compareHouse as compareRoute,
  listHouseVersions as listVersionsRoute,
  publishHouse as publishRoute,
  putBackHouse as putBackRoute,
} from '@stayfront/contract/desk/house/versions';
import { listHouseWords } from '@stayfront/contract/desk/house/words';
import { refuse } from '@stayfront/contract/problem';
import type { Route, RouteAnswer, RouteInput } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { serve, type CallContext, type Refused, type Served } from '../../platform/http/answer-route.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { PictureDeps } from '../content/put-picture.ts';
import type { Hotel, ReadHotel } from '../hotel/hotel.ts';
import { asStaff } from '../operator/as-staff.ts';
import { changeHouse } from './change-house.ts';
import { compareHouse } from './compare-house.ts';
import { confirmTexts } from './confirm-texts.ts';
import { discardHouse } from './discard-house.ts';
import { exportHouse } from './export-house.ts';
import { getHouse, getHouseDraft } from './get-house.ts';
import { importHouse } from './import-house.ts';
import type { Editing } from './keep-draft.ts';
import { listMissing } from './list-missing.ts';
import { listHouseHints } from './list-house-hints.ts';
import { listHousePictures } from './list-house-pictures.ts';
import { listHouseVersions } from './list-house-versions.ts';
import { listWords } from './list-words.ts';
import { publishHouse, type PublishDeps } from './publish-house.ts';
import { putBackHouse } from './put-back-house.ts';
import { removeHousePicture } from './remove-house-picture.ts';
import { sendHousePicture } from './send-house-picture.ts';
import { settleHouse } from './settle-house.ts';
import { translateHouse } from './translate-house.ts';
import type { Translator } from './translator.ts';

type Deps = PictureDeps &
  PublishDeps & {
    readonly readHotel: ReadHotel;
    readonly translator: Translator | null;
    now(): Instant;
  };

/** The property document as people of the hotel edit it. */
export function houseRoutes({ readHotel, translator, now, ...deps }: Deps): Served[] {
  const { db } = deps;
  const forHotel = <R extends Route>(
    route: R & { readonly needsStaff: string },
    handle: (
      hotel: Hotel,
      input: RouteInput<R>,
      editing: Editing & Pick<CallContext, 'idempotencyKey'>,
    ) => Promise<RouteAnswer<R> | FileAnswer | Refused<R>>,
  ): Served =>
    serve<R>(route, async (input, context) => {
      const hotel = await readHotel((input.params as { hotelId: number }).hotelId);
      const { idempotencyKey } = context;
      return hotel
        ? handle(hotel, input, { by: asStaff(context).by, now: now(), idempotencyKey })
        : refuse('hotel.unknown');
    });
  return [
    forHotel(getRoute, (hotel) => getHouse(db, hotel, translator !== null)),
    forHotel(getDraftRoute, (hotel, { query }) => getHouseDraft(db, hotel, query.since)),
    forHotel(changeRoute, (hotel, { body }, editing) => changeHouse(db, hotel, body, editing)),
    forHotel(discardRoute, (hotel, { body }, editing) => discardHouse(db, hotel, body, editing)),
    forHotel(settleRoute, (hotel, { body }, editing) => settleHouse(db, hotel, body, editing)),
    forHotel(importRoute, (hotel, { body }, editing) => importHouse(db, hotel, body, editing)),
    forHotel(publishRoute, (hotel, { body }, { idempotencyKey, ...editing }) =>
      publishHouse(deps, hotel, { ...body, idempotencyKey }, editing),
    ),
    forHotel(listVersionsRoute, ({ hotelId }, { query }) => listHouseVersions(db, hotelId, query)),
    forHotel(compareRoute, (hotel, { query }) => compareHouse(db, hotel, query)),
    forHotel(putBackRoute, (hotel, { params: { version }, body }, { idempotencyKey, ...editing }) =>
      putBackHouse(deps, hotel, { ...body, version, idempotencyKey }, editing),
    ),
    forHotel(exportRoute, (hotel, { query }) => exportHouse(db, hotel, query.of)),
    forHotel(listPicturesRoute, async (hotel) => ({ pictures: await listHousePictures(db, hotel) })),
    forHotel(sendPictureRoute, (hotel, { body }, editing) => sendHousePicture(deps, hotel, body, editing)),
    forHotel(removePictureRoute, (hotel, { params }, editing) =>
      removeHousePicture(db, hotel, params.pictureId, editing),
    ),
    forHotel(listMissingTexts, (hotel) => listMissing(db, hotel)),
    forHotel(translateRoute, (hotel, { body }) => translateHouse(db, translator, hotel, body)),
    forHotel(confirmHouseTexts, (hotel, { body }, editing) => confirmTexts(db, hotel, body, editing)),
    forHotel(listHintsRoute, async (hotel) => ({ hints: await listHouseHints(db, hotel) })),
    forHotel(listHouseWords, (hotel, { query }) => listWords(hotel, query.lang ?? hotel.document.language)),
  ];
}
