import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { checkSent } from './alpine-schema.ts';

export type AlpineReply = {
  readonly status: number;
  readonly text: string;
  /** Texts of faults or warnings, in their order. */
  readonly says: readonly string[];
  /** The standard's four, or a fault of how it was sent. */
  readonly outcome: 'success' | 'advisory' | 'warning' | 'error' | 'not read';
};

type Sent = {
  readonly version?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly isFile?: boolean;
  readonly isPacked?: boolean;
};

/** A system of the hotel that speaks AlpineBits, as it calls over HTTP. */
export function alpineClient(
  app: FastifyInstance,
  {
    hotelId,
    login,
    password,
  }: { readonly hotelId: number; readonly login: string | null; readonly password: string | null },
) {
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
  const post = async (payload: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<AlpineReply> => {
    const there = Object.entries({ authorization, 'x-alpinebits-clientprotocolversion': '2024-10', ...headers });
    const reply = await app.inject({
      method: 'POST',
      url: `/api/hotels/${hotelId}/alpinebits`,
      headers: Object.fromEntries(there.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
      payload,
    });
    checkSent(reply.payload, Object.fromEntries(there)['x-alpinebits-clientprotocolversion'] ?? '');
    return { status: reply.statusCode, text: reply.payload, ...readReply(reply.payload) };
  };
  return {
    post,
    /** Sends a message as the standard says: in a form, with its version in a header. */
    send(action: string, xml: string, { version = '2024-10', headers, isFile = false, isPacked = false }: Sent = {}) {
      const form = alpineForm([['action', action], isFile ? ['request', xml, true] : ['request', xml]]);
      return post(isPacked ? gzipSync(form.body) : form.body, {
        'content-type': form.contentType,
        'x-alpinebits-clientprotocolversion': version,
        ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
        ...headers,
      });
    },
  };
}

type Part = readonly [name: string, content: string, isFile?: true];

export function alpineForm(parts: readonly Part[]): { readonly body: Buffer; readonly contentType: string } {
  const boundary = `part-${randomBytes(9).toString('hex')}`;
  const written = parts.map(([name, content, isFile]) => {
    const file = isFile ? '; filename="request.xml"\r\nContent-Type: text/xml; charset=utf-8' : '';
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  });
  const body = Buffer.from(`${written.join('')}--${boundary}--\r\n`);
  return { body, contentType: `multipart/form-data; boundary=${boundary}` };
}

function readReply(text: string): Pick<AlpineReply, 'says' | 'outcome'> {
  const says = [...text.matchAll(/<(?:Error|Warning) [^>]*>([^<]*)</g)].map(([, said = '']) => unescaped(said));
  if (text.includes('<Errors>')) return { says, outcome: 'error' };
  if (!text.includes('<Success/>')) return { says: [text], outcome: 'not read' };
  if (!text.includes('<Warnings>')) return { says, outcome: 'success' };
  return { says, outcome: text.includes('<Warning Type="11"') ? 'advisory' : 'warning' };
}

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const ota = 'xmlns="http://www.opentravel.org/OTA/2003/05"';

export type ToldCount = {
  readonly code: string;
  readonly room?: string;
  readonly from: string;
  readonly to: string;
  /** By type: 2 bookable, 6 out of order, 9 out of market. */
  readonly counts?: Readonly<Record<number, number>>;
};

/** Free rooms as they are sent since 2020-10. */
export function writeInvCounts(
  hotelCode: string | number,
  told: readonly ToldCount[],
  { isComplete = false, seasons = [] as readonly (readonly [string, string])[] } = {},
): string {
  const entries = told.map(({ code, room, from, to, counts = { 2: 1 } }) => {
    const control = `<StatusApplicationControl Start="${from}" End="${to}" InvTypeCode="${code}"${room ? ` InvCode="${room}"` : ''}/>`;
    const all = Object.entries(counts).map(([type, count]) => `<InvCount CountType="${type}" Count="${count}"/>`);
    return `<Inventory>${control}${all.length > 0 ? `<InvCounts>${all.join('')}</InvCounts>` : ''}</Inventory>`;
  });
  const closed = seasons.map(
    ([from, to]) => `<Inventory><StatusApplicationControl Start="${from}" End="${to}" AllInvCode="true"/></Inventory>`,
  );
  const inside = [...closed, ...entries].join('') || '<Inventory/>';
  const id = isComplete ? '<UniqueID Type="16" ID="1" Instance="CompleteSet"/>' : '';
  return `<?xml version="1.0" encoding="UTF-8"?><OTA_HotelInvCountNotifRQ ${ota} Version="4">${id}<Inventories HotelCode="${hotelCode}">${inside}</Inventories></OTA_HotelInvCountNotifRQ>`;
}

export type ToldRoom = {
  readonly code: string;
  readonly formerCode?: string;
  readonly min?: number;
  readonly standard?: number;
  readonly max?: number;
  readonly maxChildren?: number;
  readonly size?: number;
  readonly name?: string;
  readonly rooms?: readonly string[];
};

/** All categories of a house. */
export function writeInventory(hotelCode: string | number, all: readonly ToldRoom[]): string {
  const rooms = all.flatMap(
    ({ code, formerCode, min = 1, standard = 2, max = 2, maxChildren, size, name, rooms: own = [] }) => [
      `<GuestRoom Code="${code}" MinOccupancy="${min}" MaxOccupancy="${max}"${maxChildren ? ` MaxChildOccupancy="${maxChildren}"` : ''}${formerCode ? ` ID="${formerCode}"` : ''}><TypeRoom StandardOccupancy="${standard}" RoomClassificationCode="42"${size ? ` Size="${size}"` : ''}/><MultimediaDescriptions><MultimediaDescription InfoCode="25"><TextItems><TextItem><Description TextFormat="PlainText" Language="de">${name ?? code}</Description></TextItem></TextItems></MultimediaDescription></MultimediaDescriptions></GuestRoom>`,
      ...own.map((id) => `<GuestRoom Code="${code}"><TypeRoom RoomID="${id}"/></GuestRoom>`),
    ],
  );
  return `<?xml version="1.0" encoding="UTF-8"?><OTA_HotelDescriptiveContentNotifRQ ${ota} Version="8"><HotelDescriptiveContents><HotelDescriptiveContent HotelCode="${hotelCode}"><FacilityInfo><GuestRooms>${rooms.join('')}</GuestRooms></FacilityInfo></HotelDescriptiveContent></HotelDescriptiveContents></OTA_HotelDescriptiveContentNotifRQ>`;
}

export const writePing = (announced: object | string): string => {
  const text = typeof announced === 'string' ? announced : JSON.stringify(announced);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<?xml version="1.0" encoding="UTF-8"?><OTA_PingRQ ${ota} Version="8"><EchoData>${escaped}</EchoData></OTA_PingRQ>`;
};

export function writeBaseRates(
  hotelCode: string | number,
  codes: readonly string[],
  days?: readonly [string, string] | 'changes',
): string {
  const range = days === 'changes' ? '<DateRange/>' : days ? `<DateRange Start="${days[0]}" End="${days[1]}"/>` : '';
  const plans = codes.map((code) => `<RatePlanCandidate RatePlanCode="${code}"/>`).join('');
  const candidates = plans && `<RatePlanCandidates>${plans}</RatePlanCandidates>`;
  return `<?xml version="1.0" encoding="UTF-8"?><OTA_HotelRatePlanRQ ${ota} Version="3"><RatePlans><RatePlan>${range}${candidates}<HotelRef HotelCode="${hotelCode}"/></RatePlan></RatePlans></OTA_HotelRatePlanRQ>`;
}
