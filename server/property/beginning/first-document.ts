import type { NewHotel } from '@stayfront/contract/beginning';
import type { Refusal } from '@stayfront/contract/problem';
import { PropertyDocument } from '@stayfront/contract/property/property-document';
import { LanguageCode, type Texts } from '@stayfront/contract/property/texts';
import { guessPlace } from '@stayfront/rules/place/guess-place';
import { inAllLanguages, privacyWords } from './template-texts.ts';

type Place = Pick<PropertyDocument, 'timeZone' | 'currency' | 'language' | 'areaUnit'>;
type Fault = NonNullable<Refusal['errors']>[number];

/** What the country of a hotel says of it, over which goes what somebody has said; or what has to be asked. */
export function placeOf({ address, timeZone, currency, language }: NewHotel): Place | Refusal<'input.invalid'> {
  const place = guessPlace(address.countryCode);
  const [clock, ...others] = place?.timeZones ?? [];
  const errors: Fault[] = [];
  const ask = (field: string, message: string, suggestion?: string): void =>
    void errors.push({ field, code: 'input.required', message, ...(suggestion ? { suggestion } : {}) });
  const knownZone = timeZone ?? (others.length === 0 ? clock : undefined);
  if (knownZone === undefined)
    ask('timeZone', `Say by which clock the house lives: ${[clock, ...others].join(', ')}`, clock);
  const knownCurrency = currency ?? place?.currency ?? undefined;
  if (knownCurrency === undefined)
    ask('currency', 'Say in which currency guests pay: that of the country is not offered', 'EUR');
  if (knownZone === undefined || knownCurrency === undefined) return { refused: 'input.invalid', errors };
  return {
    timeZone: knownZone,
    currency: knownCurrency,
    language: language ?? LanguageCode.catch('en').parse(place?.languages[0]),
    areaUnit: place?.areaUnit ?? 'm2',
  };
}

/** A hotel of which its name and place are known. Until it says more, its name stands for what it would say of itself. */
export async function firstDocument(
  { name, address, phone, email: given }: NewHotel,
  place: Place,
  owner: string,
): Promise<(hotelId: number) => PropertyDocument> {
  const email = given ?? owner;
  const written = {
    format: 'stayfront/property@1',
    name,
    tagline: { [place.language]: name },
    description: { [place.language]: name },
    ...place,
    address,
    contact: { phone: phone ?? 'N/A', email },
    times: { checkInFrom: '15:00', checkInTo: '22:00', checkOutFrom: '07:00', checkOutTo: '11:00' },
    guests: {
      adults: { min: 1, max: 2 },
      children: { min: 0, max: 2, fromAge: 3, toAge: 12 },
      infants: { min: 0, max: 1, fromAge: 0, toAge: 2 },
    },
    legal: { privacyPolicy: await firstPrivacyPolicy(address.countryCode, { name, email }) },
    pictures: [],
    rooms: [],
    cancellationPolicies: [],
    ratePlans: [],
    theme: { isDarkMode: false, colorBtnBg: '#27435f' },
    config: {},
  };
  return (hotelId) => PropertyDocument.parse({ ...written, hotelId });
}

/** What every hotel begins with. */
export const firstPrivacyPolicy = (country: string, house: Parameters<typeof privacyWords>[1]): Promise<Texts> =>
  inAllLanguages(country, (texts) => privacyWords(texts, house));
