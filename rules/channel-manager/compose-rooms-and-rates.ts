import { el, type XmlPart } from '../xml/write-xml.ts';
import type { KnownCodes } from './known-codes.ts';

type Named = { readonly id: string; readonly name: string; readonly description: string };
export type OfferedThings = { readonly rooms: readonly Named[]; readonly ratePlans: readonly Named[] };

/** The longest that a name may be on the other side's lists. */
const longestText = 500;

/** The hotel's rooms and rates as a channel manager lists them: one entry for each pair that is sold. */
export const composeRoomStays = ({ rooms, ratePlans }: OfferedThings, codes: KnownCodes): XmlPart =>
  el(
    'RoomStays',
    {},
    rooms.flatMap((room) =>
      ratePlans
        .filter(({ id }) => codes.isSold(room.id, id))
        .map((plan) =>
          el(
            'RoomStay',
            {},
            el('RoomTypes', {}, el('RoomType', { RoomTypeCode: codes.codeOfRoom(room.id) }, describe('Room', room))),
            el(
              'RatePlans',
              {},
              el('RatePlan', { RatePlanCode: codes.codeOfRatePlan(plan.id) }, describe('RatePlan', plan)),
            ),
          ),
        ),
    ),
  );

const describe = (of: 'Room' | 'RatePlan', { name, description }: Named): XmlPart =>
  el(
    `${of}Description`,
    { Name: name },
    description === '' ? null : el('Text', {}, description.slice(0, longestText).toWellFormed()),
  );
