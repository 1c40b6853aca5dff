import { changesOfNight } from '@stayfront/rules/calendar-edit/changes-of-night';
import { nearestList, standardPrices } from '@stayfront/rules/calendar-edit/prices-anew';
import { nightsOfChanges } from '@stayfront/rules/calendar-edit/nights-of-changes';
import { withStandardPrice } from '@stayfront/rules/calendar-edit/standard-price';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import type { Nights } from '@stayfront/rules/calendar/nights';
import { addPriced, addRuled, type PlannedNights, type Standing } from '@stayfront/rules/channel-manager/plan-nights';
import type { AvailabilityUpdate } from '@stayfront/rules/channel-manager/read-availability';
import type { RateUpdate } from '@stayfront/rules/channel-manager/read-rates';
import { eachInTurns } from '../../platform/http/each-in-turns.ts';
import { giveWay } from '../../platform/http/give-way.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readCells } from '../../selling/calendar/read-cells.ts';
import { spanOf, widened } from '../../selling/calendar/plan-edits.ts';
import { priceFacts } from '../../selling/calendar/price-facts.ts';

/** So many nights are laid out before others have their turn. */
const piece = 250;

type Laid = {
  readonly availability: readonly AvailabilityUpdate[];
  readonly rates: readonly RateUpdate[];
};

/** Rules and prices that are named, laid over the nights as they stand: only nights that become others by it. */
export async function layOutUpdates(
  tx: Tx,
  { hotelId, document }: Hotel,
  { availability, rates }: Laid,
): Promise<Required<Nights>> {
  const ruled: PlannedNights = new Map();
  await eachInTurns(availability, piece, (update) => addRuled(ruled, update));
  const ends = rates.flatMap(({ days: { from, to } }) => [{ date: from }, { date: to }]);
  for (const night of ruled.values()) ends.push(night);
  if (ends.length === 0) return nightsOfChanges([]);
  const window = rates.length > 0 ? widened(spanOf(ends)) : spanOf(ends);
  const rooms = [...new Set([...availability, ...rates].map(({ roomId }) => roomId))];
  const cells = await readCells(tx, hotelId, window, { rooms });
  const facts = priceFacts(document);
  const prices = standardPrices(cells, window, facts);
  const standing: Standing = {
    cells,
    listNear: (roomId, ratePlanId, date) => nearestList(prices, roomId, ratePlanId, date),
    withPrice(roomId, ratePlanId, list, price) {
      const per = document.ratePlans.find(({ id }) => id === ratePlanId)?.pricesPer ?? 'room';
      return withStandardPrice(list, price, facts.partyOf(roomId), per);
    },
  };
  const priced: PlannedNights = new Map();
  await eachInTurns(rates, piece, (update) => addPriced(priced, update, standing));
  await giveWay();
  const changes: CellChange[] = [];
  await eachInTurns([...ruled.values(), ...priced.values()], piece, (night) => {
    for (const one of changesOfNight(cells, night, nothingNear, asNamed)) changes.push(one);
  });
  return nightsOfChanges(changes);
}

// Prices come whole: nothing has to be made of the night beside.
const nothingNear = (): null => null;
const asNamed = (): never => {
  throw new Error('Prices of a channel manager are laid out before');
};
