import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { FieldChange } from '@stayfront/rules/house-draft/field-change';
import { isWithin } from '@stayfront/rules/house-draft/field-path';
import { overwriteFields } from '@stayfront/rules/house-draft/merge-changes';
import { hasPricesByAge } from '../hotel/has-prices-by-age.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { checkHouse } from './check-house.ts';
import type { OpenHouse } from './open-house.ts';

/** A fault may come to light only when another field is left out. */
const mostRounds = 4;

/**
 * The hotel with its draft, as it can be shown: half-typed fields are as guests see them now. What is taken out while
 * something else still needs it is there.
 */
export function draftedHotel({ hotel, published, fields, document }: OpenHouse): Hotel {
  const whole = checkHouse(document, hotel);
  const shown = 'document' in whole ? whole.document : showable(hotel, published, fields);
  return { ...hotel, document: shown, asksAges: hotel.asksAges || hasPricesByAge(shown) };
}

function showable(hotel: Hotel, published: OpenHouse['published'], fields: readonly FieldChange[]): PropertyDocument {
  let left = fields;
  for (let round = 0; round < mostRounds; round++) {
    const checked = checkHouse(overwriteFields(published, left), hotel);
    if ('document' in checked) return checked.document;
    const { faults } = checked;
    const isFaulty = ({ path }: FieldChange): boolean =>
      faults.some((fault) => isWithin(fault.path, path) || isWithin(path, fault.path));
    // Where nobody has changed what is faulty, something that it points to was taken out.
    const isToLeave = left.some(isFaulty) ? isFaulty : ({ after }: FieldChange) => after === undefined;
    left = left.filter((field) => !isToLeave(field));
  }
  return hotel.document;
}
