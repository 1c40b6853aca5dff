import { countryCodes } from '@stayfront/contract/country-codes';
import { GuestAddress, GuestInfo, NoteText } from '@stayfront/contract/guest-info';
import { LanguageCode, type Language } from '@stayfront/contract/property/texts';
import { guessPlace } from '@stayfront/rules/place/guess-place';
import type { ImportLine } from '@stayfront/rules/reservation-sheet/import-fields';
import type { ImportFault, ImportNote } from '@stayfront/rules/reservation-sheet/read-import-line';
import { ownNames } from '@stayfront/rules/language/own-names';
import { plainText } from '@stayfront/rules/search/plain-words';
import { countryName } from '../../property/content/country-name.ts';

/** Who comes, as far as a line says it in a way that can be kept. */
export type LineGuest = {
  readonly guest: GuestInfo;
  readonly language: Language | null;
  /** What the other house has written down for itself. */
  readonly note: string | null;
  readonly faults: readonly ImportFault[];
  readonly notes: readonly ImportNote[];
};

const deskLanguages = ['en', 'de', 'fr', 'it', 'es', 'ar'] as const;
let countriesByName: ReadonlyMap<string, string> | null = null;

/** A country by its code, or by its name in a language of the desk. */
function findCountry(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (countryCodes.has(code)) return code;
  countriesByName ??= new Map(
    deskLanguages.flatMap((language) =>
      [...countryCodes].map((one): [string, string] => [plainText(countryName(language, one)), one]),
    ),
  );
  return countriesByName.get(plainText(text.trim())) ?? null;
}

function findLanguage(text: string): Language | null {
  const code = LanguageCode.safeParse(text.trim().toLowerCase().split(/[-_]/)[0]);
  if (code.success) return code.data;
  const plain = plainText(text.trim());
  const found = Object.entries(ownNames).find(([, name]) => plainText(name) === plain)?.[0];
  return LanguageCode.safeParse(found).data ?? null;
}

/** Reads the guest of a line. A name that cannot be kept is a fault; an address or a telephone is left out and told. */
export function guestOfLine(
  line: ImportLine,
  name: { readonly givenName: string; readonly surname: string },
): LineGuest {
  const faults: ImportFault[] = [];
  const notes: ImportNote[] = [];
  const textOf = (field: keyof ImportLine): string => (line[field] ?? '').trim();
  const { shape } = GuestInfo;
  const surname = shape.surname.safeParse(name.surname);
  const givenName = name.givenName === '' ? { success: true, data: '' } : shape.givenName.safeParse(name.givenName);
  if (!surname.success || !givenName.success) {
    const field = line.surname === undefined ? 'guestName' : 'surname';
    const message = surname.error?.issues[0]?.message ?? 'Use ordinary letters, 80 at most';
    faults.push({ field, text: `${name.givenName} ${name.surname}`.trim(), code: 'guest.unreadable', message });
  }
  const kept = (field: 'email' | 'phone'): string => {
    const text = textOf(field);
    const read = text === '' ? null : shape[field].safeParse(text);
    if (read && !read.success) notes.push({ field, text, code: field });
    return read?.data ?? '';
  };
  const country = textOf('country') === '' ? null : findCountry(textOf('country'));
  if (textOf('country') !== '' && !country) notes.push({ field: 'country', text: textOf('country'), code: 'country' });
  const said = textOf('language') === '' ? null : findLanguage(textOf('language'));
  if (textOf('language') !== '' && !said) notes.push({ field: 'language', text: textOf('language'), code: 'language' });
  const address = GuestAddress.safeParse({
    addressLine: textOf('street'),
    postalCode: textOf('postalCode'),
    city: textOf('city'),
    country: country ?? '',
  });
  const wish = shape.specialRequest.safeParse(textOf('wish').slice(0, 2_000));
  const note = NoteText.safeParse(textOf('note').slice(0, 2_000));
  const guessed = country === null ? null : LanguageCode.safeParse(guessPlace(country)?.languages[0]).data;
  return {
    guest: {
      givenName: givenName.data ?? '',
      surname: surname.data ?? '',
      email: kept('email'),
      phone: kept('phone'),
      specialRequest: wish.data ?? '',
      businessTravel: false,
      ...(address.success ? { address: address.data } : {}),
    },
    language: said ?? guessed ?? null,
    note: note.data ?? null,
    faults,
    notes,
  };
}
