import type { XmlElement } from '../xml/xml-element.ts';
import { attribute, firstWithin, within } from './elements.ts';

/** What the other side said of a reservation: taken, refused for good, or not now. */
export type Told = { readonly kind: 'taken' } | { readonly kind: 'refused' | 'failed'; readonly status: string };

/** Codes that another try cannot mend: what they are about has to be changed by somebody first. */
const forGood = new Set(['137', '249', '321', '392', '397', '402', '436', '783', '842']);

/** Reads the answer to a reservation: it has to say that it succeeded, in its own message. */
export function readReservationAnswer(root: XmlElement): Told {
  const body = root.name === 'Envelope' ? firstWithin(root, 'Body') : null;
  const answer = body?.children[0] ?? root;
  if (answer.name === 'Fault') {
    const text = firstWithin(answer, 'faultstring')?.text.trim() || 'no reason given';
    return { kind: 'failed', status: `SOAP fault: ${text}`.slice(0, 200) };
  }
  if (answer.name !== 'OTA_HotelResNotifRS')
    return {
      kind: 'failed',
      status: `Answered with ${answer.name}, which is no answer to a reservation`.slice(0, 200),
    };
  const errors = within(answer, 'Errors/Error');
  if (errors.length === 0)
    return firstWithin(answer, 'Success')
      ? { kind: 'taken' }
      : { kind: 'failed', status: 'The answer says neither success nor an error' };
  const codes = errors.map((error) => attribute(error, 'Code') ?? '');
  const text = errors
    .map((error, i) => `${codes[i] || 'Error'}: ${error.text.trim() || attribute(error, 'ShortText') || 'no text'}`)
    .join('; ');
  return { kind: codes.some((code) => forGood.has(code)) ? 'refused' : 'failed', status: text.slice(0, 200) };
}
