const parts = ['addressLine', 'postalCode', 'city', 'state', 'country'] as const;
type Part = (typeof parts)[number];

/** A postal address as it is typed. */
export type AddressDraft = Readonly<Record<Part, string>>;
export const noAddress: AddressDraft = { addressLine: '', postalCode: '', city: '', state: '', country: '' };

export type WholeAddress = Omit<Record<Part, string>, 'state'> & { state?: string };

/** Null where nothing was typed. */
export function addressOf(draft: AddressDraft): WholeAddress | null {
  const [addressLine, postalCode, city, state, country] = parts.map((part) => draft[part].trim());
  if (![addressLine, postalCode, city, state, country].some(Boolean)) return null;
  return {
    addressLine: addressLine ?? '',
    postalCode: postalCode ?? '',
    city: city ?? '',
    country: country ?? '',
    ...(state ? { state } : {}),
  };
}

/** What a begun address lacks: only a whole one is written on an envelope. */
export const missingOf = (draft: AddressDraft): Part[] =>
  addressOf(draft) === null ? [] : parts.filter((part) => part !== 'state' && draft[part].trim() === '');
