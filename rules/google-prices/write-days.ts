import { daysBetween } from '../stay/stay-date.ts';
import { el, type XmlPart } from '../xml/write-xml.ts';
import { inPieces, otaMessage, partsOf, type Sender, type Written } from './sender.ts';
import { changedRuns, dayBits, type DayCell, type Run, type Told } from './told.ts';

/** Longer than any stay that is looked for: a rule that is lifted cannot be taken back, it can only ask nothing. */
const noLimit = 999;

/** What days allow, on days on which that has changed. Each says all of it: what was said before stands beside nothing. */
export function writeDays(before: Told['days'], after: Told['days'], sender: Sender): Written[] {
  const runs = Object.entries(after).flatMap(([product, series]) =>
    changedRuns(before[product], series).map((run) => ({ ...run, product })),
  );
  // Each run is four messages of Google's.
  return inPieces(runs, 500).map((piece) => ({
    says: piece.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0),
    root: otaMessage(
      'OTA_HotelAvailNotifRQ',
      sender,
      {},
      el('AvailStatusMessages', { HotelCode: sender.hotelCode }, piece.flatMap(statusesOf)),
    ),
  }));
}

function statusesOf({ product, from, to, cell }: Run<DayCell> & { readonly product: string }): XmlPart[] {
  const [bits, min, max, minThrough, maxThrough] = cell;
  const says = (...content: XmlPart[]): XmlPart =>
    el(
      'AvailStatusMessage',
      {},
      el('StatusApplicationControl', { Start: from, End: to, ...partsOf(product) }),
      content,
    );
  const status = (restriction: string, bit: number): XmlPart =>
    says(el('RestrictionStatus', { Status: (bits & bit) === 0 ? 'Open' : 'Close', Restriction: restriction }));
  const nights = (type: string, time: number): XmlPart =>
    el('LengthOfStay', { Time: time, TimeUnit: 'Day', MinMaxMessageType: type });
  return [
    says(
      el(
        'LengthsOfStay',
        {},
        nights('SetMinLOS', Math.max(1, min)),
        nights('SetMaxLOS', max || noLimit),
        nights('SetForwardMinStay', Math.max(1, minThrough)),
        nights('SetForwardMaxStay', maxThrough || noLimit),
      ),
    ),
    status('Master', dayBits.isClosed),
    status('Arrival', dayBits.isClosedToArrival),
    status('Departure', dayBits.isClosedToDeparture),
  ];
}
