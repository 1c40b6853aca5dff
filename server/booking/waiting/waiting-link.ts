import type { Language } from '@stayfront/contract/property/texts';
import { waitingToken } from './waiting-token.ts';

/** The address that somebody's place on the list is opened by; only letters carry it. */
export const waitingLink = (
  base: string,
  secret: string,
  { hotelId, waitingId }: { readonly hotelId: number; readonly waitingId: string },
  language: Language,
): string =>
  `${base}/${hotelId}/waiting-list/${waitingId}?${new URLSearchParams({
    t: waitingToken(secret, hotelId, waitingId),
    lang: language,
  }).toString()}`;
