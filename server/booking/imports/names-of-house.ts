import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Called } from '@stayfront/rules/reservation-sheet/match-word';

/** What rooms and rate plans of a house may be called in a file: by name in any language, by code and by id. */
export const namesOfHouse = ({
  rooms,
  ratePlans,
}: Pick<PropertyDocument, 'rooms' | 'ratePlans'>): {
  readonly rooms: readonly Called[];
  readonly ratePlans: readonly Called[];
} => ({
  rooms: rooms.map(({ id, name }) => ({ id, names: [...Object.values(name), id] })),
  ratePlans: ratePlans.map(({ id, name, code }) => ({ id, names: [...Object.values(name), code, id] })),
});
