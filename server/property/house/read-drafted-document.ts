import { draftOf } from '@stayfront/rules/house-draft/draft';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import type { Tx } from '../../platform/db/open-database.ts';
import { readDraftFields } from './house-draft.store.ts';

/** What guests see, with all that is in the draft. */
export const readDraftedDocument = async (tx: Tx, hotelId: number, published: Fields): Promise<Fields> =>
  draftOf(published, await readDraftFields(tx, hotelId)).document;
