import { redraft, type DraftField } from '@stayfront/rules/house-draft/draft';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import { isSameValue } from '@stayfront/rules/house-draft/same-value';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { saveDraft } from './house-draft.store.ts';
import { houseWith, type OpenHouse } from './open-house.ts';

/** Who changes a draft, and when. */
export type Editing = { readonly by: string; readonly now: Instant };

/** The fields of a draft that says something else now. */
export const redraftOf = (
  house: OpenHouse,
  document: Fields,
  { by, now }: Editing,
  settled?: ReadonlySet<string>,
): DraftField[] =>
  redraft(house, document, { by, at: now, number: house.number + 1, version: house.live.version }, settled);

/** Keeps these fields as the draft, and no others; where they are what is kept nothing is changed. */
export async function keepDraft(
  tx: Tx,
  house: OpenHouse,
  fields: readonly DraftField[],
  now: Instant,
): Promise<OpenHouse> {
  const known = new Map(house.stored.map((field) => [field.path, field]));
  const put = fields.filter((field) => !isSameValue(known.get(field.path), field));
  const paths = new Set(fields.map(({ path }) => path));
  const gone = house.stored.flatMap(({ path }) => (paths.has(path) ? [] : [path]));
  if (put.length === 0 && gone.length === 0) return house;
  const number = house.number + 1;
  await saveDraft(tx, house.hotel.hotelId, { number, put, gone, now });
  return houseWith({ ...house, stored: fields, number });
}
