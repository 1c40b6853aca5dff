import { isRefusal } from '@stayfront/contract/problem';
import { textIn } from '@stayfront/contract/property/texts';
import { attribute, firstWithin, placeOf } from '@stayfront/rules/channel-manager/elements';
import {
  composeErrors,
  composeSuccess,
  openEnvelope,
  writeAnswer,
  writeSoapFault,
  type Opened,
  type Stamp,
} from '@stayfront/rules/channel-manager/envelope';
import { composeRoomStays } from '@stayfront/rules/channel-manager/compose-rooms-and-rates';
import { knownCodes } from '@stayfront/rules/channel-manager/known-codes';
import { otaFault, type OtaFault } from '@stayfront/rules/channel-manager/ota-fault';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { XmlPart } from '@stayfront/rules/xml/write-xml';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import type { Db } from '../../platform/db/open-database.ts';
import type { XmlReader } from '../../platform/xml/xml-reader.ts';
import { checkAccount } from '../../property/connection-account/check-account.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import { hotelFault } from './hotel-fault.ts';
import { isCalendarMessage } from './take-message.ts';
import { putMessage } from './put-message.ts';

export type ChannelDeps = {
  readonly db: Db;
  readonly secret: string;
  readonly readHotel: ReadHotel;
  readonly xml: XmlReader;
  now(): Instant;
};

export type ChannelAnswer = { readonly status: number; readonly text: string; readonly retryAfterSeconds?: number };

/** Hears a channel manager out. What is wrong with its business is answered in its own message, with HTTP 200. */
export async function answerMessage(
  deps: ChannelDeps,
  hotelId: number,
  { bytes, from }: { readonly bytes: Uint8Array; readonly from: string },
): Promise<ChannelAnswer> {
  const begun = performance.now();
  const read = await deps.xml.read(bytes);
  if ('fault' in read) {
    const { kind, line, message } = read.fault;
    const isOurs = kind === 'busy' || kind === 'too-slow';
    const place = line === undefined ? '' : ` (line ${line})`;
    return {
      status: isOurs ? 503 : 400,
      text: writeSoapFault(isOurs ? 'Server' : 'Client', `${message}${place}`),
    };
  }
  const opened = openEnvelope(read.root);
  if (typeof opened === 'string') return { status: 400, text: writeSoapFault('Client', opened) };
  const { request } = opened;
  if (request.name !== 'OTA_HotelAvailRQ' && !isCalendarMessage(request.name)) {
    const known = 'OTA_HotelAvailRQ, OTA_HotelAvailNotifRQ and OTA_HotelRateAmountNotifRQ';
    return { status: 400, text: writeSoapFault('Client', `${request.name} is not known here; there are ${known}`) };
  }
  const name = request.name.replace(/RQ$/, 'RS');
  const stamp: Stamp = { echoToken: attribute(request, 'EchoToken'), at: new Date(deps.now()).toISOString() };
  const refused = (...faults: OtaFault[]): ChannelAnswer => ({
    status: 200,
    text: writeAnswer(composeErrors(name, stamp, faults)),
  });
  const known = await openHotel(deps, hotelId, opened, from);
  if ('code' in known) return refused(known);
  if ('retryAfterSeconds' in known) {
    const text = writeSoapFault('Client', 'Too many wrong logins; wait before the next one');
    return { status: 429, text, retryAfterSeconds: known.retryAfterSeconds };
  }
  const { hotel, account } = known;
  const message = { request, bytes, stamp, name, begun };
  const answer = isCalendarMessage(request.name)
    ? await putMessage(deps, hotel, account, message)
    : describeHotel(hotel, account, request, stamp);
  return { status: 200, text: writeAnswer(answer) };
}

/** The hotel and the account whose name and password came along. */
async function openHotel(
  { db, secret, readHotel, now }: ChannelDeps,
  hotelId: number,
  { credentials }: Opened,
  from: string,
): Promise<
  { readonly hotel: Hotel; readonly account: ConnectionAccount } | OtaFault | { readonly retryAfterSeconds: number }
> {
  if (!credentials) return otaFault('login', 'send a UsernameToken with a PasswordText in the header');
  const asked = { hotelId, kind: 'channel-manager', ...credentials, from } as const;
  const account = await checkAccount({ db, secret }, asked, now());
  if (isRefusal(account)) {
    if (account.refused === 'too_many_requests') return { retryAfterSeconds: account.retryAfterSeconds ?? 60 };
    return otaFault('login'); // also where there is no such hotel: that is nobody's to find out
  }
  const hotel = await readHotel(hotelId);
  if (!hotel) return otaFault('hotel', String(hotelId));
  return account.isOff ? otaFault('inactive', 'the hotel has switched this connection off') : { hotel, account };
}

function describeHotel(hotel: Hotel, account: ConnectionAccount, request: XmlElement, stamp: Stamp): XmlPart {
  const ref = firstWithin(request, 'AvailRequestSegments/AvailRequestSegment/HotelSearchCriteria/Criterion/HotelRef');
  const fault = hotelFault(hotel, account, ref ? attribute(ref, 'HotelCode') : undefined, placeOf(ref ?? request));
  if (fault) return composeErrors('OTA_HotelAvailRS', stamp, [fault]);
  const { document } = hotel;
  const say = (texts: Parameters<typeof textIn>[0]): string => textIn(texts, document.language, document.language);
  const offered = {
    rooms: document.rooms.map(({ id, name, description }) => ({
      id,
      name: say(name) || id,
      description: say(description),
    })),
    ratePlans: document.ratePlans.map(({ id, name, description }) => ({
      id,
      name: say(name) || id,
      description: say(description),
    })),
  };
  return composeSuccess(
    'OTA_HotelAvailRS',
    stamp,
    [],
    composeRoomStays(offered, knownCodes(document, account.settings)),
  );
}
