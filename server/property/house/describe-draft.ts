import type { DraftField, HouseDraft } from '@stayfront/contract/desk/house/shapes';
import { readField } from '@stayfront/rules/house-draft/read-field';
import { isSameValue } from '@stayfront/rules/house-draft/same-value';
import type { Tx } from '../../platform/db/open-database.ts';
import { checkHouse } from './check-house.ts';
import { readDocumentsSince } from './house-version.store.ts';
import type { OpenHouse } from './open-house.ts';
import { readTranslations } from './read-translations.ts';

/** So many versions are gone through to find who published a field; further back it is the oldest of these. */
const mostVersions = 30;

/** The draft as people and their pages see it; with `since` only what was changed after that number. */
export async function describeDraft(tx: Tx, house: OpenHouse, since = -1): Promise<HouseDraft> {
  const { live, number, document, hotel } = house;
  const checked = checkHouse(document, hotel);
  const fields = await describeFields(tx, house);
  return {
    version: live.version,
    number,
    fields: fields.filter((field) => field.number > since || field.conflict !== null),
    paths: fields.map(({ path }) => path),
    faults: 'faults' in checked ? [...checked.faults] : [],
    translations: await readTranslations(tx, house),
  };
}

export async function describeFields(tx: Tx, { hotel, fields, conflicts, live }: OpenHouse): Promise<DraftField[]> {
  const oldest = Math.min(...fields.flatMap(({ path, version }) => (conflicts.has(path) ? [version] : [])));
  const versions = conflicts.size > 0 ? await readDocumentsSince(tx, hotel.hotelId, oldest, mostVersions) : [];
  const sorted = fields.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return sorted.map(({ at, version: _seen, ...field }) => {
    const conflict = conflicts.get(field.path);
    const { path } = field;
    return {
      ...field,
      at: new Date(at).toISOString(),
      conflict: conflict
        ? { ...theirsOf(conflict), ...byWhom(path, versions, live), canKeepMine: conflict.canKeepMine }
        : null,
    };
  });
}

const theirsOf = ({ theirs }: { readonly theirs?: unknown }) => (theirs === undefined ? {} : { theirs });

type Known = Awaited<ReturnType<typeof readDocumentsSince>>;

/** The version since which the field says what guests see there now. */
function byWhom(path: string, versions: Known, live: OpenHouse['live']) {
  const now = versions[0] && readField(versions[0].document, path);
  const other = versions.findIndex(({ document }) => !isSameValue(readField(document, path), now));
  const { version, by, at } = versions[other - 1] ?? versions.at(-1) ?? live;
  return { version, by, at: new Date(at).toISOString() };
}
