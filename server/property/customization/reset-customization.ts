import type { CustomizationState } from '@stayfront/contract/customization';
import type { Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import type { Operator } from '../operator/operator.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { factoryLookOf, lookOf } from '../hotel/look-of.ts';
import { lookDifferences } from './look-differences.ts';
import { writeLook } from './write-look.ts';

type Reset = { readonly hotel: Hotel; readonly operator: Operator; readonly now: Instant };

/** Goes back to the look of the document, whatever was saved last. */
export async function resetCustomization(
  db: Db,
  by: Reset,
): Promise<CustomizationState | Refusal<'hotel.unknown' | 'too_many_requests'>> {
  const detail = { changed: lookDifferences(lookOf(by.hotel), factoryLookOf(by.hotel)) };
  const state = await writeLook(db, by, { what: 'customization.reset', version: null, look: null, detail });
  if (!state) throw new Error('A look that is reset without a version is always written');
  return state;
}
