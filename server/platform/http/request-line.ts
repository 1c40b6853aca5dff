import { hasCardNumber } from '@stayfront/rules/booking/card-in-text';

const day = /^\d{4}-\d{2}-\d{2}$/;
const count = /^\d{1,2}$/;
const reference = /^SB4-[A-Z2-9]{10}$/;

/** What may be shown of a query: these names, and only with values of their kind. */
const harmless: Readonly<Record<string, RegExp>> = {
  checkIn: day,
  checkOut: day,
  nbAdults: count,
  nbChildren: count,
  nbInfants: count,
  lang: /^[a-z]{2}$/,
  reservationId: reference,
};

/**
 * A request as the log shows it. Tokens in links open reservations, people type names and cards into whatever takes
 * text, and a log is read by more people than a mailbox: of an address only what is known to be harmless is shown, also
 * where a mail program has encoded the link once too often.
 */
export const requestLine = (request: { method: string; url: string; id: string }): Record<string, unknown> => ({
  id: request.id,
  method: request.method,
  url: addressLine(request.url),
});

function addressLine(url: string): string {
  const [path = '', ...queries] = url.split('?');
  const query = queries.join('?');
  const parts = path.split('/').slice(0, 12);
  return parts.map(partLine).join('/') + (query === '' ? '' : `?${queryLine(query)}`);
}

const partLine = (part: string): string => (isWord(part) || reference.test(part) || isFile(part) ? part : '…');

/** A word of ours or a small number; names of people begin with a capital, and numbers of telephones are longer. */
const isWord = (part: string): boolean =>
  /^(?:[a-z][a-z0-9_.-]{0,39}|_{2}[a-z]+|\d{1,7}|)$/.test(part) && !hasCardNumber(part);
const isFile = (part: string): boolean =>
  /^[\w.-]{1,80}\.(?:js|css|woff2|map|avif|webp|jpg)$/.test(part) && !hasCardNumber(part);

function queryLine(query: string): string {
  const pairs = query.split('&').slice(0, 20);
  const shown = pairs.filter((pair) => {
    const [name = '', value = '', ...more] = pair.split('=');
    return more.length === 0 && Object.hasOwn(harmless, name) && harmless[name]?.test(value);
  });
  return [...shown, ...(shown.length < pairs.length ? ['…'] : [])].join('&');
}
