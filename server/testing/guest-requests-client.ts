import type { AlpineBitsVersion } from '@stayfront/rules/alpinebits/versions';
import { el, writeXml, type XmlPart } from '@stayfront/rules/xml/write-xml';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import {
  answerGuestRequests,
  type GuestRequestsAction,
} from '../app/alpinebits/guest-requests/answer-guest-requests.ts';
import { noteMessage } from '../followers/connection/note-message.ts';
import type { Db } from '../platform/db/open-database.ts';
import { parseXml } from '../platform/xml/parse-xml.ts';
import type { ConnectionAccount } from '../property/connection-account/connection-account.ts';
import type { Hotel } from '../property/hotel/hotel.ts';
import { checkSent } from './alpine-schema.ts';
import type { TestClock } from './start-app.ts';

const xmlns = 'http://www.opentravel.org/OTA/2003/05';

export function findAll(part: XmlElement | undefined, name: string): XmlElement[] {
  if (!part) return [];
  return part.children.flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);
}
export const findOne = (part: XmlElement | undefined, name: string): XmlElement | undefined => findAll(part, name)[0];

type Spoken = {
  readonly version: AlpineBitsVersion;
  readonly capabilities: readonly string[];
  readonly clock: TestClock;
};

/** A PMS that reads bookings, acknowledges them and reports what became of them, past the door. */
export function alpineClient(db: Db, hotel: Hotel, account: ConnectionAccount, spoken: Spoken) {
  const { version, capabilities, clock } = spoken;

  async function ask(action: GuestRequestsAction, part: XmlPart): Promise<XmlElement> {
    const read = parseXml(Buffer.from(writeXml(part)));
    if ('fault' in read) throw new Error(read.fault.message);
    const call = {
      hotel,
      account,
      version,
      clientId: 'test',
      capabilities: new Set(capabilities),
      now: clock.now,
      note: async (tx: Parameters<typeof noteMessage>[0], { told }: { told: object }) => {
        const message = { connection: account.connection, direction: 'in', action, outcome: 'taken' } as const;
        await noteMessage(tx, hotel.hotelId, { ...message, at: clock.now, tookMs: 0, told });
      },
    };
    const { text } = await answerGuestRequests(db, call, action, read.root);
    checkSent(text, version);
    const answer = parseXml(Buffer.from(text));
    if ('fault' in answer) throw new Error(answer.fault.message);
    return answer.root;
  }

  async function read(since?: string): Promise<{ readonly requests: XmlElement[]; readonly codes: string[] }> {
    const criteria = since === undefined ? null : el('SelectionCriteria', { Start: since });
    const request = el('HotelReadRequest', { HotelCode: hotel.hotelId }, criteria);
    const root = await ask(
      'OTA_Read:GuestRequests',
      el('OTA_ReadRQ', { xmlns, Version: '1.001' }, el('ReadRequests', {}, request)),
    );
    return {
      requests: findAll(root, 'HotelReservation'),
      codes: findAll(root, 'Error').map(({ attributes }) => attributes['Code'] ?? ''),
    };
  }

  return {
    as: (other: AlpineBitsVersion, able = capabilities) =>
      alpineClient(db, hotel, account, { ...spoken, version: other, capabilities: able }),
    read,
    /** Status, number and how many rooms of each. */
    async readShort(since?: string): Promise<string[]> {
      return (await read(since)).requests.map(
        (one) =>
          `${one.attributes['ResStatus']} ${findOne(one, 'UniqueID')?.attributes['ID']} ${findAll(one, 'RoomStay').length}`,
      );
    },
    /** Answers which of them were unknown. */
    async acknowledge(
      ...said: readonly (readonly [string, string] | { readonly refuses: string })[]
    ): Promise<string[]> {
      const taken = said.flatMap((one) => ('refuses' in one ? [] : [one]));
      const refused = said.flatMap((one) => ('refuses' in one ? [one.refuses] : []));
      const root = await ask(
        'OTA_NotifReport:GuestRequests',
        el(
          'OTA_NotifReportRQ',
          { xmlns, Version: '1.000' },
          el('Success'),
          refused.length > 0 &&
            el(
              'Warnings',
              {},
              refused.map((id) => el('Warning', { Type: 3, Code: 450, RecordID: id }, 'No such room')),
            ),
          el(
            'NotifDetails',
            {},
            el(
              'HotelNotifReport',
              {},
              el(
                'HotelReservations',
                {},
                taken.map(([Type, ID]) => el('HotelReservation', {}, el('UniqueID', { Type, ID }))),
              ),
            ),
          ),
        ),
      );
      if (findAll(root, 'Success').length !== 1) throw new Error('The report was refused');
      return findAll(root, 'Warning').map(({ attributes }) => attributes['RecordID'] ?? '');
    },
    async report(...said: readonly (readonly [string, string])[]) {
      const root = await ask(
        'OTA_HotelResNotif:GuestRequests_StatusUpdate',
        el(
          'OTA_HotelResNotifRQ',
          { xmlns, Version: '7.000' },
          el(
            'HotelReservations',
            {},
            said.map(([ResStatus, ID]) =>
              el(
                'HotelReservation',
                { CreateDateTime: '2027-06-01T10:00:00Z', ResStatus },
                el('UniqueID', { Type: ResStatus === 'Cancelled' ? 15 : 14, ID }),
              ),
            ),
          ),
        ),
      );
      return {
        taken: findAll(root, 'UniqueID').map(({ attributes }) => attributes['ID']),
        warned: findAll(root, 'Warning').map(({ attributes }) => attributes['RecordID']),
      };
    },
  };
}
