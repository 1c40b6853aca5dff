import Fastify from 'fastify';
import { believe, noBeliefs, type Beliefs } from './beliefs.ts';
import { checkShape } from './check-shape.ts';
import { priceOf, type Asked } from './price.ts';
import { readXml, type Element } from './read-xml.ts';

export type ReceivedPrices = {
  readonly path: string;
  readonly message: string;
  readonly xml: string;
  readonly faults: readonly string[];
};

export type GooglePricesSandbox = {
  readonly url: string;
  /** All that came, the oldest first. */
  readonly received: readonly ReceivedPrices[];
  /** What it would show for a stay at a hotel, or null. */
  priceOf(hotelCode: string, asked: Asked): number | null;
  /** Answers the next messages with these statuses, whatever they are. */
  failNext(...statuses: number[]): void;
  /** Takes so many messages, and answers the one after them with this status. */
  failAfter(taken: number, status: number): void;
  /** Fails no more. */
  failNone(): void;
  stop(): Promise<void>;
};

/** Where which messages are taken. */
const paths: Readonly<Record<string, readonly string[]>> = {
  '/travel/hotels/uploads/property_data': ['Transaction'],
  '/travel/hotels/uploads/transaction': ['Transaction'],
  '/travel/hotels/uploads/ota/hotel_rate_amount_notif': ['OTA_HotelRateAmountNotifRQ'],
  '/travel/hotels/uploads/ota/hotel_inv_count_notif': ['OTA_HotelInvCountNotifRQ'],
  '/travel/hotels/uploads/ota/hotel_avail_notif': ['OTA_HotelAvailNotifRQ'],
  '/travel/hotels/uploads/taxes': ['TaxFeeInfo'],
  '/travel/hotels/uploads/promotions': ['Promotions'],
  '/travel/hotels/uploads/extra_guest_charges': ['ExtraGuestCharges'],
};

/** Takes messages of prices over, and says what is wrong with those that are none. */
export function openBeliefs() {
  const hotels = new Map<string, Beliefs>();
  return {
    /** What is wrong with it; empty where it was taken over. */
    take(xml: string): { readonly message: string; readonly faults: readonly string[] } {
      let root: Element;
      try {
        root = readXml(xml);
      } catch (error) {
        return { message: '', faults: [error instanceof Error ? error.message : 'This cannot be read'] };
      }
      const faults = checkShape(root);
      const hotelCode = hotelOf(root);
      if (hotelCode === null) faults.push('No hotel is named, or several are');
      if (faults.length > 0 || hotelCode === null) return { message: root.name, faults };
      const beliefs = hotels.get(hotelCode) ?? noBeliefs();
      hotels.set(hotelCode, beliefs);
      believe(beliefs, root);
      return { message: root.name, faults };
    },
    priceOf: (hotelCode: string, asked: Asked): number | null => {
      const beliefs = hotels.get(hotelCode);
      return beliefs ? priceOf(beliefs, asked) : null;
    },
  };
}

/** Plays Google where it takes prices: at its addresses, with its answers. */
export async function startGooglePrices({ port = 0 }: { port?: number } = {}): Promise<GooglePricesSandbox> {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 100 * 1024 * 1024 });
  const beliefs = openBeliefs();
  const received: ReceivedPrices[] = [];
  const faulty: (number | null)[] = [];
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.get('/sandbox/received', () => ({
    received: received.map(({ path, message, faults }) => ({ path, message, faults })),
  }));
  app.post('/*', (request, reply) => {
    const path = new URL(request.url, 'http://sandbox').pathname;
    const xml = typeof request.body === 'string' ? request.body : '';
    const status = faulty.shift();
    if (typeof status === 'number') return reply.status(status).send('told to fail');
    const { message, faults: found } = beliefs.take(xml);
    const faults = paths[path]?.includes(message) ? found : [...found, `${message} is not taken at ${path}`];
    received.push({ path, message, xml, faults });
    return reply.type('application/xml').send(answerOf(message, faults));
  });
  await app.listen({ port, host: '127.0.0.1' });
  const address = app.server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    received,
    priceOf: beliefs.priceOf,
    failNext: (...statuses) => void faulty.push(...statuses),
    failAfter: (taken, status) => void faulty.push(...Array.from({ length: taken }, () => null), status),
    failNone: () => void faulty.splice(0),
    stop: () => app.close(),
  };
}

/** Google says yes and no with the status 200. */
function answerOf(message: string, faults: readonly string[]): string {
  const isOta = message.startsWith('OTA_');
  const name = isOta ? message.replace(/RQ$/, 'RS') : `${message || 'Transaction'}Response`;
  const escaped = faults.map((fault) => fault.replace(/[<>&"]/g, ' '));
  const content =
    faults.length === 0
      ? '<Success/>'
      : isOta
        ? `<Errors>${escaped.map((fault) => `<Error Type="12" Code="450" Status="NotProcessed" ShortText="${fault}"/>`).join('')}</Errors>`
        : `<Issues>${escaped.map((fault) => `<Issue code="1001" status="error">${fault}</Issue>`).join('')}</Issues>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}>${content}</${name}>\n`;
}

function hotelOf(root: Element): string | null {
  const codes = new Set<string>();
  const look = ({ name, attributes, children, text }: Element, within: string): void => {
    const { HotelCode: code, hotel_id: hotel } = attributes;
    for (const one of [code, hotel]) if (one !== undefined) codes.add(one);
    if (name === 'ID' && within === 'Property') codes.add(text);
    if (name === 'Property' && children.length === 0) codes.add(text);
    for (const child of children) if (codes.size < 2) look(child, name);
  };
  look(root, '');
  return codes.size === 1 ? ([...codes][0] ?? null) : null;
}
