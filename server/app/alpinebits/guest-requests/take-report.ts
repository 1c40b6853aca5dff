import { gatherFaults, type Faults } from '@stayfront/rules/alpinebits/faults';
import { writeOutcome } from '@stayfront/rules/alpinebits/outcome';
import { otaNamespace, partsOf, shortened } from '@stayfront/rules/alpinebits/read-parts';
import { isSince } from '@stayfront/rules/alpinebits/versions';
import { el, writeXml } from '@stayfront/rules/xml/write-xml';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import { settleDelivery } from '../../../followers/connection/settle-delivery.ts';
import { inHotel } from '../../../platform/db/in-hotel.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import type { AlpineCall, AlpineDone } from '../alpine-call.ts';
import type { AlpineAnswered } from '../answer-alpinebits.ts';
import { refusedWith } from '../refused.ts';
import { uniqueIdTypes } from './request-state.ts';

const root = 'OTA_NotifReportRS';

type Settled = {
  readonly reservationId: string;
  readonly isCancellation: boolean;
  readonly becomes: 'acknowledged' | 'refused';
  readonly status?: string;
};

/**
 * Takes down what a client has taken of what it was given, or will not take. What it refuses is the hotel's to look after;
 * what it was never given is named, and the rest counts. Said twice, it was said the first time.
 */
export async function takeReport(db: Db, call: AlpineCall, asked: XmlElement): Promise<AlpineAnswered> {
  const faults = gatherFaults();
  const settled = readReport(asked, faults);
  if (faults.list.length > 0) {
    const done = refusedWith(faults.list);
    return { text: writeOutcome(root, done.outcome), done };
  }
  const { hotel, account, version, now } = call;
  return inHotel(db, hotel.hotelId, async (tx) => {
    const facts = { acknowledged: 0, refused: 0, unknown: 0 };
    const known = new Set<string>();
    for (const one of settled) {
      const became = await settleDelivery(tx, hotel.hotelId, { connection: account.connection, ...one }, now);
      if (became === 'settled') facts[one.becomes] += 1;
      if (became !== 'unknown') known.add(one.reservationId);
    }
    const unknown = [...new Set(settled.map(({ reservationId }) => reservationId))].filter((id) => !known.has(id));
    facts.unknown = unknown.length;
    const messages = unknown.map((id) => `"${shortened(id)}" was not given to this client`);
    const refusals = settled.filter(({ becomes, reservationId }) => becomes === 'refused' && known.has(reservationId));
    const done: AlpineDone = {
      outcome: messages.length + refusals.length > 0 ? { kind: 'warning', messages } : { kind: 'success' },
      told: {
        facts,
        ...(messages.length + refusals.length > 0
          ? {
              warnings: [
                ...refusals.map(({ reservationId, status = '' }) => ({ element: reservationId, message: status })),
                ...messages.map((message) => ({ message })),
              ],
            }
          : {}),
      },
      change: null,
    };
    if (settled.length > 0) await call.note(tx, done);
    // Before 2022-10 an answer to this has no place for a warning.
    return { text: writeAnswer(isSince(version, '2022-10') ? unknown : []), done };
  });
}

const writeAnswer = (unknown: readonly string[]): string =>
  writeXml(
    el(
      root,
      { xmlns: otaNamespace, Version: '7.000' },
      el('Success'),
      unknown.length > 0 &&
        el(
          'Warnings',
          {},
          unknown.map((id) => el('Warning', { Type: 3, RecordID: id.slice(0, 64) }, 'was not given to this client')),
        ),
    ),
  );

/** A refusal outweighs the same number in the list of what was taken; it is about a booking and its cancellation alike. */
function readReport(asked: XmlElement, faults: Faults): Settled[] {
  const refused = new Map<string, string>();
  for (const warning of partsOf(asked, 'Warnings').flatMap((one) => partsOf(one, 'Warning'))) {
    const id = warning.attributes['RecordID'];
    if (!id) faults.add('missing', 'Warning/@RecordID', 'this attribute is missing', warning.line);
    else refused.set(id, `${warning.attributes['Code'] ?? ''} ${warning.text.trim()}`.trim());
  }
  const steps = ['NotifDetails', 'HotelNotifReport', 'HotelReservations', 'HotelReservation', 'UniqueID'];
  let parts: readonly XmlElement[] = [asked];
  for (const step of steps) parts = parts.flatMap((part) => partsOf(part, step));
  const settled: Settled[] = [];
  for (const { attributes, line } of parts) {
    const { ID: id, Type: type } = attributes;
    if (!id) faults.add('missing', 'UniqueID/@ID', 'this attribute is missing', line);
    else if (type !== uniqueIdTypes.booking && type !== uniqueIdTypes.cancellation)
      faults.add('invalid', 'UniqueID/@Type', `"${shortened(type ?? '')}" must be 14 or 15`, line);
    else if (!refused.has(id))
      settled.push({ reservationId: id, isCancellation: type === uniqueIdTypes.cancellation, becomes: 'acknowledged' });
  }
  const named = new Map<string, Set<string>>();
  for (const { attributes } of parts)
    if (attributes['ID'] && attributes['Type'])
      named.set(attributes['ID'], (named.get(attributes['ID']) ?? new Set()).add(attributes['Type']));
  for (const [reservationId, status] of refused)
    for (const type of named.get(reservationId) ?? Object.values(uniqueIdTypes))
      settled.push({ reservationId, isCancellation: type === uniqueIdTypes.cancellation, becomes: 'refused', status });
  return settled;
}
