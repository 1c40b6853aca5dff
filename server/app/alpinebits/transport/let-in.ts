import { isRefusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { IncomingHttpHeaders } from 'node:http';
import type { Db } from '../../../platform/db/open-database.ts';
import { checkAccount } from '../../../property/connection-account/check-account.ts';
import type { ConnectionAccount } from '../../../property/connection-account/connection-account.ts';
import type { Hotel, ReadHotel } from '../../../property/hotel/hotel.ts';

export type LetIn = { readonly hotel: Hotel; readonly account: ConnectionAccount; readonly header: string };

/** Why a request is not even read, in the words of the standard. */
export type KeptOut = { readonly status: number; readonly fault: string; readonly retryAfter?: number };

type Deps = { readonly db: Db; readonly secret: string; readonly readHotel: ReadHotel };

/** Who calls, by login and password, before any of the body is listened to. One login is of one hotel. */
export async function letIn(
  deps: Deps,
  {
    hotelId,
    headers,
    from,
  }: { readonly hotelId: string; readonly headers: IncomingHttpHeaders; readonly from: string },
  now: Instant,
): Promise<LetIn | KeptOut> {
  const unknown = { status: 401, fault: 'no connection of this hotel has this login and password' };
  const credentials = readBasic(headers.authorization);
  if (!credentials) return { status: 401, fault: 'send login and password (HTTP Basic)' };
  if (!/^\d{1,9}$/.test(hotelId)) return unknown;
  const asked = { hotelId: Number(hotelId), kind: 'alpinebits', from, ...credentials } as const;
  const account = await checkAccount(deps, asked, now);
  if (isRefusal(account))
    return account.refused === 'too_many_requests'
      ? { status: 429, fault: 'too many wrong tries: wait', retryAfter: account.retryAfterSeconds ?? 60 }
      : unknown;
  if (account.isOff) return { status: 403, fault: 'the hotel has switched this connection off' };
  const hotel = await deps.readHotel(account.hotelId);
  if (!hotel) return unknown;
  const header = headers['x-alpinebits-clientprotocolversion'];
  if (typeof header !== 'string' || header.trim() === '')
    return { status: 400, fault: 'the header X-AlpineBits-ClientProtocolVersion is missing' };
  return { hotel, account, header: header.trim() };
}

function readBasic(authorization = ''): { readonly login: string; readonly password: string } | null {
  const packed = /^Basic +([A-Za-z0-9+/]+=*)$/i.exec(authorization)?.[1];
  const [, login, password] = /^([^:]*):(.*)$/s.exec(Buffer.from(packed ?? '', 'base64').toString('utf8')) ?? [];
  if (packed === undefined || login === undefined || password === undefined) return null;
  return { login, password };
}
