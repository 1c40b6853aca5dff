import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { isRefusal } from '@stayfront/contract/problem';
import { gatherFaults, type Faults } from '@stayfront/rules/alpinebits/faults';
import { takenWith } from '@stayfront/rules/alpinebits/outcome';
import type { KnownRooms } from '@stayfront/rules/alpinebits/rate-plans/check-dated-parts';
import type { KnownPlan } from '@stayfront/rules/alpinebits/rate-plans/known-plan';
import { gatherNotes, type Notes } from '@stayfront/rules/alpinebits/rate-plans/notes';
import type { RatePlansMessage } from '@stayfront/rules/alpinebits/rate-plans/plan-message';
import { readMessage } from '@stayfront/rules/alpinebits/rate-plans/read-message';
import { takeMessage, type PlanChange, type Plans } from '@stayfront/rules/alpinebits/rate-plans/take-message';
import { codesOf } from '@stayfront/rules/connection/codes';
import { findUses } from '@stayfront/rules/house-draft/find-uses';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import { inHotel } from '../../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../../platform/db/open-database.ts';
import { inTurns } from '../../../platform/http/in-turns.ts';
import { checkHouse } from '../../../property/house/check-house.ts';
import { replaceDocument } from '../../../property/hotel/replace-document.ts';
import { lastDayOf } from '../../../selling/calendar/check-put.ts';
import { lockCalendar } from '../../../selling/calendar/lock-calendar.ts';
import type { AlpineCall, AlpineDone } from '../alpine-call.ts';
import { notItsOwn, refusedBy, refusedWith } from '../refused.ts';
import { freePlanId, houseWithPlans, type KnownPlans, type Terms } from './house-with-plans.ts';
import { knownRooms } from './known-rooms.ts';
import { keepPlans, selectPlans } from './plan.store.ts';
import { putPlans } from './put-plans.ts';

/**
 * Takes rate plans, whole or not at all: rate plans, services and offers of the hotel's document, prices and rules of its
 * calendar, in one transaction.
 */
export async function takeRatePlans(db: Db, call: AlpineCall, root: XmlElement): Promise<AlpineDone> {
  const faults = gatherFaults();
  const { version, capabilities, hotel } = call;
  const reading = { version, capabilities, currency: hotel.document.currency };
  const message = await inTurns(readMessage(root, reading, faults));
  const foreign =
    notItsOwn(call, 'prices', 'RatePlans') ??
    (hasRules(message) ? notItsOwn(call, 'restrictions', 'BookingRules') : null);
  if (foreign) return foreign;
  if (faults.list.length > 0) return refusedWith(faults.list);
  return inHotel(db, hotel.hotelId, async (tx, { rollBack }) => {
    const done = await replacePlans(tx, call, message);
    if (done.outcome.kind === 'error' || call.isTrial) await rollBack();
    else await call.note(tx, done);
    return done;
  });
}

const hasRules = ({ plans }: RatePlansMessage): boolean =>
  plans.some((one) => (one.kind === 'full' ? one.plan.rules : one.kind === 'overlay' ? one.rules : []).length > 0);

async function replacePlans(tx: Tx, call: AlpineCall, message: RatePlansMessage): Promise<AlpineDone> {
  const { account, now } = call;
  const { hotelId, connection } = account;
  // The calendar first, as everybody does who needs both.
  await lockCalendar(tx, hotelId);
  const { document: house } = await tx
    .selectFrom('hotel')
    .select('document')
    .where('hotel_id', '=', hotelId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const [faults, notes] = [gatherFaults(), gatherNotes()];
  const before = await selectPlans(tx, hotelId, connection);
  const rooms = await knownRooms(tx, call, house, { message, before });
  const stored = new Map([...before].map(([code, { plan }]) => [code, plan]));
  const { plans, changes } = await inTurns(takeMessage(stored, message, rooms, faults, notes));
  const terms = termsOf(house, faults);
  if (!terms || faults.list.length > 0) return refusedWith(faults.list);
  const after = withIds(plans, before, house, call);
  const made = changes.flatMap((change) => (change.kind === 'remove' ? (before.get(change.plan.code) ?? []) : []));
  const kept = new Set(made.filter((one) => isNeeded(house, one, notes)).map(({ ratePlanId }) => ratePlanId));
  const checked = checkHouse(houseWithPlans(house, { before, after, rooms, terms, kept }), {
    ...call.hotel,
    document: house,
  });
  if ('faults' in checked) {
    const errors = checked.faults.map(({ path, code, message: text }) => ({ field: path, code, message: text }));
    return refusedBy({ refused: 'input.invalid', errors }, 'RatePlans');
  }
  const { document } = checked;
  const within = { from: todayAt(document.timeZone, now), to: lastDayOf({ document }, now) };
  tellOfHouse(changes, { rooms, house, last: within.to }, notes);
  const idOf = (code: string): string => (after.get(code) ?? before.get(code))?.ratePlanId ?? code;
  // A rate plan that is taken away is taken out of the calendar first.
  const put = await putPlans(tx, { ...call.hotel, document }, call, { changes, before: stored, idOf, rooms, within });
  if (isRefusal(put)) return refusedBy(put, 'Rates');
  const version = await replaceDocument(tx, document, { by: account.title, how: 'put', now });
  const changed = [...after].flatMap(([code, known]) => (known === before.get(code) ? [] : [known]));
  const gone = [...before.keys()].filter((code) => !after.has(code));
  await keepPlans(tx, hotelId, connection, changed, gone);
  return {
    outcome: takenWith(notes.list.map(({ message: text }) => text)),
    told: {
      ...put.told,
      facts: { plans: changes.length, gone: gone.length, ...(version === null ? {} : { version }) },
      ...(notes.list.length > 0 ? { warnings: notes.list } : {}),
    },
    change: put.number,
    changes: put.changes,
  };
}

/** A plan that is called as a rate plan of the hotel is that one; any other is made, under a word of its own. */
function withIds(
  plans: Plans,
  before: KnownPlans,
  house: PropertyDocument,
  { account }: AlpineCall,
): Map<string, KnownPlan> {
  const codes = codesOf(house, account.settings);
  const after = new Map<string, KnownPlan>();
  const taken = new Set([...before.values()].map(({ ratePlanId }) => ratePlanId));
  for (const [code, plan] of plans) {
    const known = before.get(code);
    const own = known?.ratePlanId ?? codes.ratePlanOf(code);
    const ratePlanId = own ?? freePlanId(code, house, taken);
    taken.add(ratePlanId);
    const isMadeHere = known?.isMadeHere ?? own === undefined;
    const stood = known ? known.stood : stoodBefore(house.ratePlans.find(({ id }) => id === ratePlanId));
    after.set(code, known?.plan === plan ? known : { ratePlanId, isMadeHere, stood, plan });
  }
  return after;
}

function stoodBefore(plan: PropertyDocument['ratePlans'][number] | undefined): KnownPlan['stood'] {
  if (!plan) return null;
  const { pricesPer, meal, conditions, rooms } = plan;
  return {
    ...(pricesPer ? { pricesPer } : {}),
    ...(meal ? { meal } : {}),
    ...(conditions ? { conditions } : {}),
    ...(rooms ? { rooms } : {}),
  };
}

/** What a system knows nothing of, taken from what the hotel sells already. */
function termsOf({ ratePlans, cancellationPolicies }: PropertyDocument, faults: Faults): Terms | null {
  const like = ratePlans.find(({ isPackageOnly }) => !isPackageOnly) ?? ratePlans[0];
  if (like) {
    const { guarantee, deposit, cancellationPolicy } = like;
    return { guarantee, cancellationPolicy, ...(deposit ? { deposit } : {}) };
  }
  const [policy] = cancellationPolicies;
  if (policy) return { guarantee: 'None', cancellationPolicy: policy.id };
  faults.add('cannot', 'RatePlan', 'the hotel has not said how bookings are cancelled: let it write a policy first');
  return null;
}

/** Whether a rate plan cannot leave the house with its plan; then it stays, without prices. */
function isNeeded(house: PropertyDocument, { ratePlanId, isMadeHere, plan }: KnownPlan, notes: Notes): boolean {
  if (!isMadeHere) return false;
  const use = findUses(house, 'ratePlans', ratePlanId).find(
    ({ address }) => !address.startsWith('offers/') || !isOwnOffer(address),
  );
  if (!use) return false;
  const message = `"${plan.code}" is not sold any more and stays as "${ratePlanId}": ${use.address} of the house needs it`;
  notes.add('RatePlan/@RatePlanCode', message);
  return true;
}

const isOwnOffer = (address: string): boolean => /^offers\/(?:children|nights)-/.test(address);

type House = { readonly rooms: KnownRooms; readonly house: PropertyDocument; readonly last: StayDate };

/** What of a message is read otherwise here, as the house stands now. */
function tellOfHouse(changes: readonly PlanChange[], { rooms, house, last }: House, notes: Notes): void {
  const told = new Set<string>();
  for (const { kind, plan } of changes) {
    if (kind === 'remove') continue;
    const beyond = plan.rates.find(({ to }) => to > last);
    if (beyond)
      notes.add(
        'Rate/@End',
        `plan "${plan.code}": nights after ${last} are left out, they cannot be booked yet`,
        beyond.line,
      );
    const threshold = plan.offers?.rule.adultFromAge;
    const oldest = Math.max(house.guests.children.toAge, house.guests.infants.toAge);
    if (threshold !== undefined && threshold !== oldest + 1)
      notes.add(
        'Occupancy/@MinAge',
        `plan "${plan.code}" has adults from ${threshold} years on, this hotel from ${oldest + 1}: ask it to say the same`,
      );
    for (const roomType of new Set(plan.rates.map((rate) => rate.roomType))) {
      const roomId = rooms.get(roomType)?.roomId;
      const room = house.rooms.find(({ id }) => id === roomId);
      if (!room || told.has(room.id)) continue;
      told.add(room.id);
      if (room.occupancy?.fullPayers === undefined || !room.occupancy.doInfantsCount)
        notes.add(
          'Rate/@InvTypeCode',
          `"${roomType}" has no inventory yet: who pays as an adult in it the hotel has said`,
        );
    }
  }
}
