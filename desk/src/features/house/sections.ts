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

const ofPaying = [
  'acceptedPaymentCards',
  'bookingsWithoutCard',
  ...['addressRequired', 'invoicingCurrency', 'paymentSolutionsProvider', 'refundDays', 'test', 'useTaxService'].map(
    (name) => `config/${name}`,
  ),
];

/** What the forms of the house are sorted into. One line is one section; its screen is a line of screens/house/screens.ts. */
export const houseSections: readonly HouseSection[] = [
  { path: 'hotel', name: msg`Hotel`, owns: [...ofHotel, ...ofLanguages] },
  { path: 'rooms', name: msg`Rooms`, owns: ['rooms'], list: 'rooms', hasEditor: true },
  { path: 'rates', name: msg`Rates`, owns: ['ratePlans'], list: 'ratePlans', hasEditor: true },
  {
    path: 'cancelling',
    name: msg`Cancelling`,
    owns: ['cancellationPolicies'],
    list: 'cancellationPolicies',
    hasEditor: true,
  },
  { path: 'services', name: msg`Services`, owns: ['services'], list: 'services', hasEditor: true },
  { path: 'packages', name: msg`Packages`, owns: ['packages'], list: 'packages', hasEditor: true },
  { path: 'offers', name: msg`Offers`, owns: ['offers'], list: 'offers', hasEditor: true },
  { path: 'codes', name: msg`Promo codes`, owns: ['promotions'], list: 'promotions', hasEditor: true },
  { path: 'guests', name: msg`Guests and ages`, owns: ['guests'] },
  { path: 'days', name: msg`Seasons and weekdays`, owns: ['seasons', 'weekdayRules', 'calendarGuards'] },
  { path: 'taxes', name: msg`Taxes`, owns: ['taxes'], list: 'taxes', hasEditor: true },
  { path: 'payment', name: msg`Booking and paying`, owns: ofPaying },
  { path: 'page', name: msg`Booking page`, owns: ['theme', 'config'] },
  // The address that it is about has its form where the house is reached.
  { path: 'mail', name: msg`Mail that arrives`, owns: [] },
  { path: 'legal', name: msg`Legal texts`, owns: ['legal', 'retention'] },
  { path: 'pictures', name: msg`Pictures`, owns: ['pictures'], list: 'pictures' },
];

/** The section that has a form for a field, or has what lies in it. */
export function sectionOf(path: string): HouseSection | undefined {
  const owners = houseSections.flatMap((section) =>
    section.owns.filter((owned) => isWithin(path, owned)).map((owned) => ({ section, length: owned.length })),
  );
  return owners.toSorted((a, b) => b.length - a.length)[0]?.section;
}
