import { otaNamespace } from '@stayfront/rules/alpinebits/read-parts';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { el, writeXml } from '@stayfront/rules/xml/write-xml';

type Size = {
  readonly hotelId: number;
  /** Codes of categories. */
  readonly rooms: readonly string[];
  readonly from: StayDate;
  readonly days: number;
  /** Each round says other numbers, so that every night is a new one. */
  readonly round: number;
};

/** A complete set of free rooms, each night by itself, as if no two were alike. */
export const freeRoomsSet = ({ hotelId, rooms, from, days, round }: Size): string =>
  writeXml(
    el(
      'OTA_HotelInvCountNotifRQ',
      { xmlns: otaNamespace, Version: '4' },
      el('UniqueID', { Type: 16, ID: round, Instance: 'CompleteSet' }),
      el(
        'Inventories',
        { HotelCode: hotelId },
        rooms.flatMap((InvTypeCode) =>
          Array.from({ length: days }, (_, day) =>
            el(
              'Inventory',
              {},
              el('StatusApplicationControl', { Start: addDays(from, day), End: addDays(from, day), InvTypeCode }),
              el('InvCounts', {}, el('InvCount', { CountType: 2, Count: 5 + ((day + round) % 5) })),
            ),
          ),
        ),
      ),
    ),
  );

type Posted = { readonly url: string; readonly login: string; readonly password: string };

/** Sends a message as AlpineBits clients do; a message that is not taken is an error. */
export async function postAlpineBits({ url, login, password }: Posted, action: string, xml: string): Promise<number> {
  const form = new FormData();
  form.append('action', action);
  form.append('request', xml);
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
      'x-alpinebits-clientprotocolversion': '2024-10',
    },
    body: form,
  });
  const said = await answer.text();
  if (!said.includes('<Success/>')) throw new Error(`The message was refused: ${said.slice(0, 500)}`);
  return Buffer.byteLength(xml);
}
