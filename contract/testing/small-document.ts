import { PropertyDocument } from '../property/property-document.ts';

export const texts = (en: string): { en: string } => ({ en });
export const room = {
  id: 'double',
  name: texts('Double room'),
  description: texts('Two beds'),
  maxOccupancy: 2,
  bedrooms: 1,
  beds: 2,
  bathrooms: 1,
  size: 20,
  amenities: [123],
  pictures: ['bed'],
};
export const ratePlan = {
  id: 'flexible',
  code: 'BAR',
  name: texts('Flexible'),
  description: texts('Free to cancel'),
  guarantee: 'None',
  cancellationPolicy: 'two-days',
  isBestAvailableRate: true,
};
export const service = {
  id: 'breakfast',
  name: texts('Breakfast'),
  description: texts('Until eleven'),
  pricingType: 'Per person per night',
  priceMinor: 2_400,
};
const conditions = {
  minAdvanceDays: null,
  maxAdvanceDays: null,
  minNights: 2,
  maxNights: null,
  arrivalWeekdays: [5],
};
export const pack = {
  id: 'ski-week',
  name: texts('Ski week'),
  description: texts('Seven nights'),
  pictures: ['bed'],
  ratePlan: 'flexible',
  isPublic: true,
  isAmongResults: true,
  conditions,
};
export const promotion = { code: 'SPRING', name: texts('Spring'), discount: { kind: 'percent', basisPoints: 1_000 } };
export const offer = { id: 'early', name: texts('Early booking'), discount: promotion.discount };
export const document = {
  format: 'stayfront/property@1',
  hotelId: 1,
  name: 'Inn',
  tagline: texts('An inn'),
  description: texts('A small inn'),
  language: 'en',
  currency: 'EUR',
  timeZone: 'Europe/Vienna',
  areaUnit: 'm2',
  address: { addressLine: 'Gasse', postalCode: '1010', city: 'Wien', countryCode: 'AT' },
  contact: { phone: 'N/A', email: 'N/A' },
  times: { checkInFrom: '15:00', checkInTo: '22:00', checkOutFrom: '06:00', checkOutTo: '11:00' },
  guests: {
    adults: { min: 1, max: 4 },
    children: { min: 0, max: 2, fromAge: 2, toAge: 12 },
    infants: { min: 0, max: 1, fromAge: 0, toAge: 1 },
  },
  legal: { privacyPolicy: texts('We keep little') },
  pictures: [{ id: 'bed', file: 'bed.jpg', alt: texts('A bed') }],
  rooms: [room],
  cancellationPolicies: [{ id: 'two-days', freeUntil: null, fee: { kind: 'nights', nights: 1 } }],
  ratePlans: [ratePlan],
  services: [service],
  packages: [pack],
  promotions: [promotion],
  taxes: [{ id: 'vat', kind: 'vat', name: texts('VAT'), basisPoints: 1_000 }],
  theme: { isDarkMode: false, colorBtnBg: '#3b6075' },
  config: {},
};

/** Each fault as `path: message`. */
export function faultsOf(changes: Record<string, unknown>): string[] {
  const read = PropertyDocument.safeParse({ ...document, ...changes });
  return read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}
export const pathsOf = (changes: Record<string, unknown>): string[] =>
  faultsOf(changes).map((fault) => fault.split(': ')[0] ?? '');
