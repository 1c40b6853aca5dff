import type { HotelPackage, PackagesAvailabilities } from '@stayfront/contract/package';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { textIn, type Language } from '@stayfront/contract/property/texts';
import { quoteMinutes } from '@stayfront/rules/booking/quote';
import { checkPackage, checkPackageGuests } from '@stayfront/rules/package/check-package';
import { firstPackageStay } from '@stayfront/rules/package/first-package-stay';
import { packageConditions, packageDays } from '@stayfront/rules/package/package-days';
import { leftForStay } from '@stayfront/rules/package/package-stock';
import type { SoldPackage } from '@stayfront/rules/package/with-package';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { guestCurrency } from '../../property/currency/guest-currency.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { otherLanguagesIn } from '../../property/content/other-languages-in.ts';
import { checkSearch } from '../offer/check-search.ts';
import { priceRooms, taken, type OfferDeps, type PricedRoom, type Search } from '../offer/price-rooms.ts';
import { describeCurrencies, describeRooms } from '../offer/describe-rooms.ts';
import { describePicture } from '../../property/picture/describe-picture.ts';
import { describeIncluded } from '../offer/describe-included.ts';
import { readStockLeft } from './read-stock-left.ts';

type Package = PropertyDocument['packages'][number];

/**
 * The hotel's public packages, or the one that was asked for by its id, with the rooms that can be had in it. A private
 * package is found by its id alone. A hotel that does not use offers has none, whoever asks.
 */
export async function searchPackages(
  deps: OfferDeps & { readonly db: Db },
  hotel: Hotel,
  search: Search & { readonly session?: string | undefined },
  packageId: string | undefined,
  now: Instant,
): Promise<PackagesAvailabilities | Refusal<'package.unknown'> | RefusedBy<typeof checkSearch | typeof guestCurrency>> {
  const { document } = hotel;
  const refusal = checkSearch(hotel, search.stay, search.guests, now);
  if (refusal) return refusal;
  const shown = guestCurrency(document, search.currency, deps.rates());
  if ('refused' in shown) return shown;
  const offered = document.config.useOffers ? document.packages : [];
  const asked = offered.filter((pack) => (packageId === undefined ? pack.isPublic : pack.id === packageId));
  if (packageId !== undefined && asked.length === 0) return refuse('package.unknown');
  const today = todayAt(document.timeZone, now);
  const packages: HotelPackage[] = [];
  for (const pack of asked.toSorted((a, b) => a.sort - b.sort)) {
    const conditions = packageConditions(pack);
    const stock = await readStockLeft(deps.db, hotel, pack, now, search);
    const sold = { conditions, ratePlanId: pack.ratePlan, price: pack.price, left: stock?.left };
    const refused =
      checkPackage(conditions, search.stay, today)?.kind ?? checkPackageGuests(conditions, search.guests)?.kind ?? null;
    const priced = refused ? null : await priceRooms(deps, hotel, search, now, { packageId: pack.id, ...sold });
    if (priced && 'refused' in priced) return priced;
    const isSoldOut = stock !== null && leftForStay(stock.left, search.stay) === 0;
    const fate = fateOf(refused ?? (isSoldOut ? 'sold-out' : null), priced?.rooms ?? []);
    packages.push({
      ...describePackage(hotel, pack, search.language, now),
      ...describeIncluded(hotel, { packageId: pack.id, ratePlanId: pack.ratePlan, roomId: null }, search),
      ...fate,
      firstStay: fate.problem === null ? null : await firstStayIn(deps, hotel, sold, search, now),
      availabilities: priced ? describeRooms(priced) : [],
    });
  }
  return {
    checkIn: search.stay.arrival,
    checkOut: search.stay.departure,
    ...describeCurrencies(shown, document.currency),
    validUntil: new Date(now + quoteMinutes * 60_000).toISOString(),
    packages,
  };
}

type Facts = Omit<HotelPackage, 'problem' | 'firstStay' | 'lowestPrice' | 'availabilities' | 'includedServices'>;
type Fate = Pick<HotelPackage, 'problem' | 'lowestPrice'>;

function fateOf(refused: HotelPackage['problem'], rooms: readonly PricedRoom[]): Fate {
  const free = rooms.filter((room) => room.free > 0).flatMap(({ products }) => products);
  const prices = free.filter(({ rate }) => rate.isBookable).map((one) => one.averagePerNight);
  return {
    problem: refused ?? (free.length === 0 ? 'no-rooms' : prices.length === 0 ? 'not-bookable' : null),
    lowestPrice: prices.length === 0 ? null : Math.min(...prices),
  };
}

async function firstStayIn(
  { snapshots }: OfferDeps,
  hotel: Hotel,
  sold: SoldPackage,
  search: Search,
  now: Instant,
): Promise<HotelPackage['firstStay']> {
  const grid = taken(await snapshots.wholeGrid(hotel, now), search);
  const stay = firstPackageStay(grid, sold, search.guests, todayAt(hotel.document.timeZone, now), search.stay.arrival);
  return stay && { checkIn: stay.arrival, checkOut: stay.departure };
}

function describePackage(hotel: Hotel, pack: Package, language: Language, now: Instant): Facts {
  const { document } = hotel;
  const plan = document.ratePlans.find(({ id }) => id === pack.ratePlan);
  if (!plan) throw new Error(`The document of hotel ${hotel.hotelId} lost the rate plan of ${pack.id}`);
  const conditions = packageConditions(pack);
  const days = packageDays(conditions, todayAt(document.timeZone, now));
  return {
    hotelPackageId: pack.id,
    name: textIn(pack.name, language, document.language),
    description: textIn(pack.description, language, document.language),
    ...otherLanguagesIn({ name: pack.name, description: pack.description }, language, document.language),
    images: pack.pictures.map((id) => describePicture(hotel, id, language)).filter((picture) => picture !== null),
    publicPackage: pack.isPublic,
    showAmongResults: pack.isAmongResults,
    sort: pack.sort,
    guaranteeType: plan.guarantee,
    ratePlanId: plan.id,
    conditions: {
      minABO: conditions.minAdvanceDays,
      maxABO: conditions.maxAdvanceDays,
      minLOS: conditions.minNights,
      maxLOS: conditions.maxNights,
      arrivalRestriction: conditions.arrivalWeekdays,
      periods: conditions.periods,
      ...(conditions.openPeriods ? { openPeriods: conditions.openPeriods } : {}),
      ...(conditions.minAdults === undefined ? {} : { minAdults: conditions.minAdults }),
      ...(conditions.maxChildren === undefined ? {} : { maxChildren: conditions.maxChildren }),
      ...(conditions.isAdultsOnly ? { isAdultsOnly: true } : {}),
    },
    firstArrival: days?.earliest ?? null,
    lastArrival: days?.latest ?? null,
  };
}
