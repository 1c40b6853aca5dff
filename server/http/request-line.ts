import { hasCardNumber } from '@stayfront/rules/booking/card-in-text';

const harmless = new Set(['checkIn', 'checkOut', 'nbAdults', 'nbChildren', 'nbInfants', 'lang', 'reservationId']);

/**
 * A request as the log shows it. Tokens in links open reservations, and a log is read by more people than a mailbox: of
 * a query only what is known to be harmless is shown, also where a mail program has encoded the link once too often.
 */
export const requestLine = (request: { method: string; url: string; id: string }): Record<string, unknown> => ({
  id: request.id,
  method: request.method,
  url: withoutCards(
    request.url.replace(
      /(\?|&|%3f|%26)([^=&]*?)(=|%3d)(?:(?!%26)[^&])*/gi,
      (pair: string, sign: string, name: string) => (harmless.has(name) ? pair : `${sign}${name}=…`),
    ),
  ),
});

/** Nobody has a reason to write a card into an address; who does it all the same is not to find it in the log. */
const withoutCards = (url: string): string =>
  url.replace(/\d(?:(?:%20|[ .+-])?\d){12,}/g, (run) => (hasCardNumber(run.replaceAll(/%20|\+/g, ' ')) ? '…' : run));
