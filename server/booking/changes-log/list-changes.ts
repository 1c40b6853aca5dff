import type { Change, listChanges as route } from '@stayfront/contract/desk/changes';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { fullName } from '@stayfront/rules/language/guest-name';
import { changeKind } from '@stayfront/rules/people/change-kind';
import { instantAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, stayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { shownGuest } from '../reservation/shown-guest.ts';
import { readChangeCursor, writeChangeCursor } from './change-cursor.ts';
import { changedFields } from './changed-fields.ts';
import { readActors, readChanges, type LoggedChange } from './logged-change.store.ts';

type Asked = RouteInput<typeof route>['query'];

/** A page of all that people and systems of a hotel have changed, read from what was written down with each change. */
export async function listChanges(
  db: Db,
  { hotelId, document: { currency, timeZone, language } }: Hotel,
  { who, kind, from, to, cursor, limit }: Asked,
): Promise<RouteAnswer<typeof route> | Refusal<'cursor.invalid'>> {
  const after = cursor === undefined ? null : readChangeCursor(cursor);
  if (cursor !== undefined && !after) return refuse('cursor.invalid', 'Send a cursor of an answer before, or none');
  const begin = (day: StayDate): Instant => instantAt(timeZone, { date: day, hour: 0, minute: 0 });
  const asked = {
    who,
    kind,
    from: from === undefined ? undefined : begin(stayDate(from)),
    until: to === undefined ? undefined : begin(addDays(stayDate(to), 1)),
    after,
    limit: limit + 1, // one more than is shown says whether there are more
  };
  return inHotel(
    db,
    hotelId,
    async (tx) => {
      const read = await readChanges(tx, hotelId, asked);
      const shown = read.slice(0, limit);
      const last = read.length > limit ? shown.at(-1) : undefined;
      return {
        currency,
        changes: shown.map((one) => describeChange(one, language)),
        cursor: last ? writeChangeCursor({ ...last, at: last.at.getTime() }) : null,
        people: await readActors(tx, hotelId),
      };
    },
    'read only',
  );
}

function describeChange(change: LoggedChange, language: Hotel['document']['language']): Change {
  const { source, eventId, at, who, what, reservationId, guest } = change;
  const { by: _, ...detail } = change.detail;
  return {
    changeId: `${source}-${eventId}`,
    at: at.toISOString(),
    who,
    kind: changeKind(source, what),
    what,
    reservationId,
    guestName: guest && (fullName(language, shownGuest(guest)) || null),
    fields: changedFields(change),
    detail,
  };
}
