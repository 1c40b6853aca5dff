import type { NewHotel } from '@stayfront/contract/beginning';
import type { Problem } from '@stayfront/contract/problem';
import { isCurrency } from '@stayfront/rules/currency/currencies';
import { guessPlace } from '@stayfront/rules/place/guess-place';

/** A hotel as somebody types it before there is one. */
export type PlaceDraft = {
  readonly name: string;
  readonly addressLine: string;
  readonly streetNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly countryCode: string;
  readonly phone: string;
  /** Empty: as the country has it. */
  readonly timeZone: string;
  readonly currency: string;
};
export type PlaceField = keyof PlaceDraft;
export type PlaceFaults = Readonly<Partial<Record<string, 'missing' | 'wrong'>>>;

export const emptyPlace: PlaceDraft = {
  name: '',
  addressLine: '',
  streetNumber: '',
  postalCode: '',
  city: '',
  countryCode: '',
  phone: '',
  timeZone: '',
  currency: '',
};

/** What a country leaves open: by which of its clocks a house lives, and what guests pay in where its money is none of ours. */
export function askedOf(countryCode: string): {
  readonly timeZones: readonly string[];
  readonly asksCurrency: boolean;
} {
  const place = guessPlace(countryCode);
  const timeZones = place?.timeZones ?? [];
  return { timeZones: timeZones.length > 1 ? timeZones : [], asksCurrency: place !== null && place.currency === null };
}

/** Another country has other clocks and another money. The likeliest stands there to be changed. */
export function withCountry(draft: PlaceDraft, countryCode: string): PlaceDraft {
  const { timeZones, asksCurrency } = askedOf(countryCode);
  return { ...draft, countryCode, timeZone: timeZones[0] ?? '', currency: asksCurrency ? 'EUR' : '' };
}

const needed: readonly PlaceField[] = ['name', 'addressLine', 'postalCode', 'city', 'countryCode'];

export const placeFaults = (draft: PlaceDraft): PlaceFaults =>
  Object.fromEntries(needed.flatMap((field) => (draft[field].trim() === '' ? [[field, 'missing'] as const] : [])));

/** What a server has said no to, by the fields of the draft. */
export const faultsOfProblem = ({ errors = [] }: Problem): PlaceFaults =>
  Object.fromEntries(
    errors.map(({ field, code }) => [
      field.split('.').at(-1) ?? field,
      code === 'input.required' ? ('missing' as const) : ('wrong' as const),
    ]),
  );

export function newHotelOf(draft: PlaceDraft): NewHotel {
  const { name, phone, timeZone, currency, countryCode } = draft;
  const [addressLine, streetNumber, postalCode, city] = [
    draft.addressLine,
    draft.streetNumber,
    draft.postalCode,
    draft.city,
  ].map((typed) => typed.trim()) as [string, string, string, string];
  return {
    name: name.trim(),
    address: { addressLine, streetNumber, postalCode, city, countryCode },
    ...(phone.trim() === '' ? {} : { phone: phone.trim() }),
    ...(timeZone === '' ? {} : { timeZone }),
    ...(isCurrency(currency) ? { currency } : {}),
  };
}
