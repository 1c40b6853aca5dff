import type { HouseFault } from '@stayfront/contract/desk/house/shapes';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { joinPath } from '@stayfront/rules/house-draft/field-path';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import { pathOfPlace } from '@stayfront/rules/house-draft/path-of-place';
import { readField } from '@stayfront/rules/house-draft/read-field';
import { isSameValue } from '@stayfront/rules/house-draft/same-value';
import { writeField } from '@stayfront/rules/house-draft/write-field';
import { checkDocument, type PlacedFault } from '../content/check-document.ts';
import { findForeign } from '../content/find-foreign.ts';
import type { Hotel } from '../hotel/hotel.ts';

/** A house that guests may see, or everything that speaks against it, at its fields. */
export type CheckedHouse = { readonly document: PropertyDocument } | { readonly faults: readonly HouseFault[] };

/**
 * Checks a house as putHotel would. Fields that stand there already and that this release does not know were written by a
 * newer one: they stay as they are.
 */
export function checkHouse(document: Fields, hotel: Hotel): CheckedHouse {
  const first = checkDocument(document);
  const newer =
    'faults' in first
      ? unknownFields(document, first.faults).filter((path) => isKept(path, document, hotel.document))
      : [];
  const known = newer.reduce<Fields>((rest, path) => writeField(rest, path, undefined) ?? rest, document);
  const checked = newer.length > 0 ? checkDocument(known) : first;
  const faults = [...('faults' in checked ? checked.faults : []), ...findForeign(known, hotel)];
  if (!('document' in checked) || faults.length > 0)
    return { faults: faults.flatMap((fault) => describeFault(known, fault)) };
  const whole = newer.reduce<Fields>(
    (rest, path) => writeField(rest, path, readField(document, path)) ?? rest,
    checked.document,
  );
  return { document: whole as PropertyDocument };
}

/** The paths of fields that this release does not know. */
export const unknownFields = (document: Fields, faults: readonly PlacedFault[]): string[] =>
  faults.flatMap(({ place, unknown = [] }) => unknown.map((key) => pathIn(document, place, key)));

const pathIn = (document: Fields, place: PlacedFault['place'], key: string): string =>
  [...(place.length > 0 ? [pathOfPlace(document, place)] : []), joinPath([key])].join('/');

const isKept = (path: string, document: Fields, published: Fields): boolean => {
  const stands = readField(published, path);
  return stands !== undefined && isSameValue(stands, readField(document, path));
};

const describeFault = (document: Fields, { place, unknown, ...said }: PlacedFault): HouseFault[] =>
  unknown
    ? unknown.map((key) => ({ path: pathIn(document, place, key), ...said }))
    : [{ path: pathOfPlace(document, place), ...said }];
