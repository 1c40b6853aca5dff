import type { BookedRooms, HouseFault, HouseVersion } from '@stayfront/contract/desk/house/shapes';
import type { Refusal } from '@stayfront/contract/problem';
import { compareDocuments } from '@stayfront/rules/house-draft/compare-documents';
import { entriesOf } from '@stayfront/rules/house-draft/entries';
import type { FieldChange } from '@stayfront/rules/house-draft/field-change';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../platform/db/open-database.ts';
import type { NewVersion } from '../hotel/keep-version.ts';
import { replaceDocument } from '../hotel/replace-document.ts';
import { noteOperator } from '../operator/note-operator.ts';
import { checkHouse } from './check-house.ts';
import { describeVersion } from './describe-version.ts';
import { readLiveVersion, type OpenHouse } from './open-house.ts';

/** Of some rooms those that guests have booked and not left yet. Who knows of bookings passes it in. */
export type FindBookedRooms = (
  tx: Tx,
  hotelId: number,
  rooms: readonly string[],
  today: StayDate,
) => Promise<BookedRooms['rooms']>;

type Replaced = {
  readonly version: HouseVersion;
  /** What guests see now. */
  readonly published: Fields;
};

/** Puts a document in place of what guests see, and says who did it. Refused with all that speaks against it. */
export async function replaceHouse(
  tx: Tx,
  { hotel, published }: OpenHouse,
  document: Fields,
  version: NewVersion,
  findBookedRooms: FindBookedRooms,
): Promise<Replaced | Refusal<'house.faulty' | 'house.room_booked'>> {
  const { hotelId } = hotel;
  const checked = checkHouse(document, hotel);
  if ('faults' in checked) return faulty(checked.faults);
  const today = todayAt(checked.document.timeZone, version.now);
  const rooms = await findBookedRooms(tx, hotelId, lostRooms(published, document), today);
  if (rooms.length > 0) return { refused: 'house.room_booked', details: { rooms } };
  const made = await replaceDocument(tx, checked.document, version);
  const live = await readLiveVersion(tx, hotelId);
  if (made !== null) {
    const changes = compareDocuments(published, checked.document);
    const detail = { version: made, ...backOf(version), fields: changes.length, changed: shortly(changes) };
    const what = version.how === 'put-back' ? 'house.put_back' : 'house.published';
    await noteOperator(tx, hotelId, { happenedAt: version.now, who: version.by, what, detail });
  }
  return { version: describeVersion(live), published: checked.document };
}

export const faulty = (faults: readonly HouseFault[]): Refusal<'house.faulty'> => ({
  refused: 'house.faulty',
  errors: faults.map(({ path, code, message }) => ({ field: path, code, message })),
});

const backOf = ({ putBack }: NewVersion) => (putBack === undefined ? {} : { putBack });

function lostRooms(before: Fields, after: Fields): string[] {
  const [were, are] = [entriesOf(before['rooms'], 'id'), entriesOf(after['rooms'], 'id')];
  return [...(were?.keys() ?? [])].filter((id) => !are?.has(id));
}

const mostTold = 20;

/** For history: the first fields with what was before and after. All of it is in the versions. */
const shortly = (changes: readonly FieldChange[]): Record<string, readonly [unknown, unknown]> =>
  Object.fromEntries(
    changes.slice(0, mostTold).map(({ path, before, after }) => [path, [inShort(before), inShort(after)]]),
  );

function inShort(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 200 ? `${value.slice(0, 200)}…` : value;
  return typeof value === 'object' && value !== null ? '…' : (value ?? null);
}
