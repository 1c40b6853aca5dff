import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isWithin } from '@stayfront/rules/house-draft/field-path';

export type HouseSection = {
  /** Below /:hotelId/desk/house. */
  readonly path: string;
  readonly name: MessageDescriptor;
  /** Which fields of the house it has forms for; where two sections could have a field, the longer name has it. */
  readonly owns: readonly string[];
  /** Whose entries are counted beside its name. */
  readonly list?: string;
  /** Each of them has a page of its own, below the section's. */
  readonly hasEditor?: boolean;
};

const ofHotel = ['name', 'tagline', 'description', 'address', 'contact', 'website', 'company', 'times', 'house'];
const ofLanguages = ['language', 'languages', 'currency', 'timeZone', 'areaUnit'];

/** What the forms of the house are sorted into. One line is one section; its screen is a line of screens/house/screens.ts. */
export const houseSections: readonly HouseSection[] = [
  { path: 'hotel', name: msg`Hotel`, owns: [...ofHotel, ...ofLanguages] },
  { path: 'rooms', name: msg`Rooms`, owns: ['rooms'], list: 'rooms', hasEditor: true },
  { path: 'rates', name: msg`Rates`, owns: ['ratePlans'], list: 'ratePlans', hasEditor: true },
  { path: 'pictures', name: msg`Pictures`, owns: ['pictures'], list: 'pictures' },
];

/** The section that has a form for a field, or has what lies in it. */
export function sectionOf(path: string): HouseSection | undefined {
  const owners = houseSections.flatMap((section) =>
    section.owns.filter((owned) => isWithin(path, owned)).map((owned) => ({ section, length: owned.length })),
  );
  return owners.toSorted((a, b) => b.length - a.length)[0]?.section;
}
