import { explainStay } from '@stayfront/rules/availability/explain-stay';
import type { Guests } from '@stayfront/rules/stay/guests';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { mandatoryOf } from '../../property/hotel/mandatory-of.ts';
import { ratesOf } from './read-rates-of.ts';
import { readRates, readRestrictions } from './stay-calendar.store.ts';
import { candidateOffers } from '../offer/candidate-offers.ts';

type AskedPrice = {
  readonly roomId: string;
  readonly ratePlanId: string;
  readonly stay: Stay;
  readonly guests: Guests;
  readonly promoCode?: string | undefined;
};

/** How the price of a room at a rate comes about today, by the plain rules and what the database has; stock aside. */
export async function explainPrice(
  db: Db,
  { hotelId, document }: Hotel,
  { promoCode, ...asked }: AskedPrice,
  now: Instant,
): Promise<ReturnType<typeof explainStay>> {
  const today = todayAt(document.timeZone, now);
  const days = { from: asked.stay.arrival, to: asked.stay.departure };
  const calendar = await inHotel(db, hotelId, async (tx) =>
    ratesOf(document, today, await readRates(tx, hotelId, days), await readRestrictions(tx, hotelId, days)),
  );
  const plan = document.ratePlans.find(({ id }) => id === asked.ratePlanId);
  // A package is sold whole, and has only offers that name its rate plan.
  const isInPackage = plan?.isPackageOnly === true;
  return explainStay(
    calendar,
    { ...asked, today },
    {
      offers: candidateOffers(document, promoCode, isInPackage).offers,
      floor: plan?.floor?.minor,
      mandatory: isInPackage ? [] : mandatoryOf(document, asked.roomId, asked.ratePlanId),
    },
  );
}
