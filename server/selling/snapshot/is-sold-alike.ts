import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { isSameValue } from '@stayfront/rules/house-draft/same-value';

/** Whether two documents sell the same nights at the same prices: they differ in words and pictures at most. */
export const isSoldAlike = (one: PropertyDocument, other: PropertyDocument): boolean =>
  isSameValue(withoutWords(one), withoutWords(other));

/** What is left out here is named: a new field of a document sells something until somebody knows better. */
const withoutWords = (document: PropertyDocument): object => ({
  ...document,
  name: null,
  tagline: null,
  description: null,
  address: null,
  contact: null,
  house: null,
  legal: null,
  pictures: null,
  theme: null,
  rooms: document.rooms.map(
    ({
      name: _name,
      description: _description,
      pictures: _pictures,
      amenities: _amenities,
      size: _size,
      beds: _beds,
      ...rest
    }) => rest,
  ),
  ratePlans: document.ratePlans.map(({ name: _name, description: _description, ...rest }) => rest),
});
