import type { Language } from './property/texts.ts';

export type ConfirmationFile = 'pdf' | 'ics';

type Whose = { readonly hotelId: number; readonly reservationId: string; readonly token: string };

/** Where a guest fetches the confirmation as a file. The token is the key to it, as it is to the reservation. */
export function confirmationFilePath(
  { hotelId, reservationId, token }: Whose,
  file: ConfirmationFile,
  lang: Language,
): string {
  const query = new URLSearchParams({ t: token, lang });
  return `/api/hotels/${hotelId}/reservations/${reservationId}/confirmation.${file}?${query.toString()}`;
}
