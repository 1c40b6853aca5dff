import { getDeskCalendar } from '@stayfront/contract/desk/calendar/grid';
import {
  getCalendarChange,
  getCellHistory,
  listCalendarChanges as listRoute,
  undoCalendarChange as undoRoute,
} from '@stayfront/contract/desk/calendar/changes';
import { previewCalendar as previewRoute } from '@stayfront/contract/desk/calendar/preview';
import { getCalendarReasons } from '@stayfront/contract/desk/calendar/reasons';
import { saveCalendar } from '@stayfront/contract/desk/calendar/save';
import {
  checkCalendarSheet as checkRoute,
  exportCalendar as exportRoute,
  importCalendar as importRoute,
} from '@stayfront/contract/desk/calendar/sheet';
import { refuse } from '@stayfront/contract/problem';
import type { Route, RouteAnswer, RouteInput } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type CallContext, type Refused, type Served } from '../../platform/http/answer-route.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import { describeCalendarChange } from '../../selling/calendar/describe-calendar-change.ts';
import { listCalendarChanges } from '../../selling/calendar/list-calendar-changes.ts';
import { readCellHistory } from '../../selling/calendar/read-cell-history.ts';
import { readDeskCalendar } from '../../selling/calendar/read-desk-calendar.ts';
import { describeReasonsOfCell } from './describe-reasons-of-cell.ts';
import { exportCalendar } from './export-calendar.ts';
import { checkCalendarSheet, importCalendar } from './import-calendar.ts';
import { previewCalendar } from './preview-calendar.ts';
import { saveDeskCalendar, type Whoever } from './save-desk-calendar.ts';

import { undoCalendarChange } from './undo-calendar-change.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; now(): Instant };

/** The calendar as people of the hotel see and change it. */
export function deskCalendarRoutes({ db, readHotel, now }: Deps): Served[] {
  const forHotel = <R extends Route>(
    route: R & { readonly needsStaff: string },
    handle: (
      hotel: Hotel,
      input: RouteInput<R>,
      context: CallContext,
    ) => Promise<RouteAnswer<R> | FileAnswer | Refused<R>>,
  ): Served =>
    serve<R>(route, async (input, context) => {
      const hotel = await readHotel((input.params as { hotelId: number }).hotelId);
      return hotel ? handle(hotel, input, context) : refuse('hotel.unknown');
    });
  return [
    forHotel(getDeskCalendar, (hotel, { query }) => readDeskCalendar(db, hotel, query, now())),
    forHotel(saveCalendar, (hotel, { body }, context) => {
      const { idempotencyKey } = context;
      return saveDeskCalendar(db, hotel, whoever(context), { ...body, idempotencyKey }, now());
    }),
    forHotel(listRoute, ({ hotelId }, { query: { before, since, limit, ...filter } }) => {
      const [from, to] = [before, since].map((one) => (one === undefined ? undefined : Number(one)));
      return listCalendarChanges(db, hotelId, { ...filter, before: from, since: to }, limit);
    }),
    forHotel(getCalendarChange, (hotel, { params }) => describeCalendarChange(db, hotel, params.changeId)),
    forHotel(undoRoute, (hotel, { params: { changeId }, body }, context) => {
      const { idempotencyKey } = context;
      return undoCalendarChange(db, hotel, whoever(context), { changeId, ...body, idempotencyKey }, now());
    }),
    forHotel(getCellHistory, (hotel, { query }) => readCellHistory(db, hotel, query)),
    forHotel(previewRoute, (hotel, { body }) => previewCalendar(db, hotel, body, now())),
    forHotel(exportRoute, (hotel, { query }) => exportCalendar(db, hotel, query, now())),
    forHotel(checkRoute, (hotel, { body }) => checkCalendarSheet(db, hotel, body, now())),
    forHotel(importRoute, (hotel, { body }, context) => {
      const { idempotencyKey } = context;
      return importCalendar(db, hotel, whoever(context), { ...body, idempotencyKey }, now());
    }),
    forHotel(getCalendarReasons, (hotel, { query }) => {
      const {
        room,
        ratePlan,
        arrival,
        nights,
        nbAdults: adults,
        nbChildren: children,
        nbInfants: infants,
        ages,
      } = query;
      const guests = { adults, children, infants, ...(ages ? { ages } : {}) };
      return describeReasonsOfCell(db, hotel, { room, ratePlan, arrival, nights, guests }, now());
    }),
  ];
}

const whoever = (context: CallContext): Whoever => ({
  who: asStaff(context).by,
  whoKind: context.hasKey ? 'key' : 'person',
});
