import { draftOf, redraft, type DraftField } from '@stayfront/rules/house-draft/draft';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import type { Conflict } from '@stayfront/rules/house-draft/merge-changes';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { lockDraft, readDraftFields, readDraftNumber, readPublished } from './house-draft.store.ts';
import { readVersions, type StoredVersion } from './house-version.store.ts';

/** A house as it is edited. */
export type OpenHouse = {
  readonly hotel: Hotel;
  /** What guests see, and its version. */
  readonly published: Fields;
  readonly live: StoredVersion;
  /** What is kept of the draft; some of it may have been published by others meanwhile. */
  readonly stored: readonly DraftField[];
  readonly number: number;
  readonly fields: readonly DraftField[];
  /** What guests see with the draft in it. */
  readonly document: Fields;
  readonly conflicts: ReadonlyMap<string, Conflict>;
};

/** Opens a house; with a time for whoever changes its draft: others wait until the transaction ends. */
export async function openHouse(tx: Tx, hotel: Hotel, changedAt?: Instant): Promise<OpenHouse> {
  const { hotelId } = hotel;
  const number = changedAt === undefined ? await readDraftNumber(tx, hotelId) : await lockDraft(tx, hotelId, changedAt);
  const published = (await readPublished(tx, hotelId)) ?? hotel.document;
  const stored = await readDraftFields(tx, hotelId);
  const live = await readLiveVersion(tx, hotelId);
  return houseWith({ hotel, published, live, stored, number });
}

export function houseWith(known: Pick<OpenHouse, 'hotel' | 'published' | 'live' | 'stored' | 'number'>): OpenHouse {
  const { published, stored, live, number } = known;
  const { document, conflicts } = draftOf(published, stored);
  // What others have published just so is changed no longer.
  const nobody = { by: '', at: live.at, number, version: live.version };
  return { ...known, document, conflicts, fields: redraft({ published, fields: stored }, document, nobody) };
}

/** What guests see now. A server of the release before may have put a hotel without writing down a version. */
export async function readLiveVersion(tx: Tx, hotelId: number): Promise<StoredVersion> {
  const [live] = await readVersions(tx, hotelId, undefined, 1);
  return live ?? { version: 1, at: 0, by: null, how: 'kept', putBack: null, fields: null };
}
