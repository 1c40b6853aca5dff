import { confirmationFilePath, type ConfirmationFile } from '@stayfront/contract/confirmation-files';
import type { Language } from '@stayfront/contract/property/texts';
import { mailCodeFrom } from '../../booking/reservation/mail-code.ts';
import { tokenFrom } from '../../booking/reservation/reservation-token.ts';
import type { StoredReservation } from '../../booking/reservation/stored-reservation.ts';

type Linked = Pick<
  StoredReservation,
  'hotelId' | 'reservationId' | 'tokenSeed' | 'language' | 'status' | 'isMailAsked'
>;

/** The addresses of a reservation that its guest alone is told. */
export function guestLinks(base: string, secret: string, stored: Linked, language: Language) {
  const { hotelId, reservationId } = stored;
  const token = tokenFrom(secret, stored.tokenSeed);
  const query = new URLSearchParams({ t: token, lang: language }).toString();
  const file = (kind: ConfirmationFile): string =>
    `${base}${confirmationFilePath({ hotelId, reservationId, token }, kind, stored.language)}`;
  // With the code that only a mail carries: whoever opens it has read the mail.
  const isUnconfirmed = stored.isMailAsked && stored.status === 'held';
  const code = isUnconfirmed ? `&code=${mailCodeFrom(secret, stored.tokenSeed)}` : '';
  return {
    link: `${base}/${hotelId}/reservation/${reservationId}?${query}${code}`,
    cardLink: `${base}/${hotelId}/reservation/card/${reservationId}?${query}`,
    payLink: `${base}/${hotelId}/reservation/payment/${reservationId}?${query}`,
    files: { pdf: file('pdf'), ics: file('ics') },
  };
}
