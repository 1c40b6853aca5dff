import { daysBetween } from '../stay/stay-date.ts';
import { el } from '../xml/write-xml.ts';
import { inPieces, otaMessage, type Sender, type Written } from './sender.ts';
import { changedRuns, type Told } from './told.ts';

/** How many rooms of a kind are free, on nights on which that has changed. A kind that is gone has none. */
export function writeStock(before: Told['stock'], after: Told['stock'], sender: Sender): Written[] {
  const gone = Object.entries(before).flatMap(([room, { first, cells }]) =>
    after[room]
      ? []
      : changedRuns({ first, cells }, { first, cells: cells.map(() => 0) }).map((run) => ({ ...run, room })),
  );
  const runs = Object.entries(after).flatMap(([room, series]) =>
    changedRuns(before[room], series).map((run) => ({ ...run, room })),
  );
  return inPieces([...gone, ...runs]).map((piece) => ({
    says: piece.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0),
    root: otaMessage(
      'OTA_HotelInvCountNotifRQ',
      sender,
      {},
      el(
        'Inventories',
        { HotelCode: sender.hotelCode },
        piece.map(({ room, from, to, cell }) =>
          el(
            'Inventory',
            {},
            el('StatusApplicationControl', { Start: from, End: to, InvTypeCode: room }),
            el('InvCounts', {}, el('InvCount', { Count: cell, CountType: 2 })),
          ),
        ),
      ),
    ),
  }));
}
