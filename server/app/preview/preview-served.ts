import { createHmac } from 'node:crypto';
import { routes } from '@stayfront/contract/routes';
import { getBundleData } from '@stayfront/contract/bundle';
import { getCalendar } from '@stayfront/contract/calendar';
import { getCancellationPolicies, getOrderConditions } from '@stayfront/contract/cancellation';
import { getConfig, getDescriptiveInfo } from '@stayfront/contract/hotel';
import { getRoomsAvailabilities, getUpgrades, getUpsell } from '@stayfront/contract/offer';
import { getPackagesAvailabilities } from '@stayfront/contract/package';
import { refuse } from '@stayfront/contract/problem';
import type { Route } from '@stayfront/contract/route';
import { getServices } from '@stayfront/contract/service';
import { getReservationTaxes } from '@stayfront/contract/tax';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { hotelRoutes } from '../../property/content/hotel.routes.ts';
import type { Rates } from '../../property/currency/guest-currency.ts';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import { draftedHotels } from '../../property/house/drafted-hotels.ts';
import { bundleRoutes } from '../../selling/bundle/bundle.routes.ts';
import { calendarRoutes } from '../../selling/calendar/calendar.routes.ts';
import { conditionsRoutes } from '../../selling/conditions/conditions.routes.ts';
import { offerRoutes } from '../../selling/offer/offer.routes.ts';
import { quoteSeal } from '../../selling/offer/quote-seal.ts';
import { rememberSearches } from '../../selling/offer/remembered-searches.ts';
import { packageRoutes } from '../../selling/package/package.routes.ts';
import { serviceRoutes } from '../../selling/service/service.routes.ts';
import type { Snapshots } from '../../selling/snapshot/snapshots.ts';
import { taxRoutes } from '../../selling/tax/tax.routes.ts';
import { draftSnapshots } from './draft-snapshots.ts';

type Deps = {
  readonly db: Db;
  readonly readHotel: ReadHotel;
  readonly snapshots: Snapshots;
  readonly rates: () => Rates;
  readonly secret: string;
  now(): Instant;
};

/** What only reads: the same verbs answer it that answer guests. */
const reading: ReadonlySet<string> = new Set(
  [
    getConfig,
    getDescriptiveInfo,
    getCalendar,
    getRoomsAvailabilities,
    getUpgrades,
    getUpsell,
    getPackagesAvailabilities,
    getBundleData,
    getCancellationPolicies,
    getOrderConditions,
    getServices,
    getReservationTaxes,
  ].map(({ operationId }) => operationId),
);

export const isReading = ({ operationId }: Pick<Route, 'operationId'>): boolean => reading.has(operationId);

/**
 * What a guest's page asks, answered with the draft of its hotel: the same verbs, given another document. Whatever would
 * do something is refused by name. Prices carry a seal that nobody else takes: no price that was never published can be
 * booked with it.
 */
export function previewServed({ db, readHotel, snapshots, rates, secret, now }: Deps): Served[] {
  const drafted = draftedHotels(db, readHotel);
  const hotel = async (hotelId: number): Promise<Hotel | null> => {
    const found = await drafted(hotelId);
    return found && asOpened(found);
  };
  const seal = quoteSeal(createHmac('sha256', secret).update('previews').digest('hex'));
  const deps = { db, rates, seal, secret, now, readHotel: hotel, snapshots: draftSnapshots(snapshots, hotel) };
  const served = [
    ...hotelRoutes(hotel, rates),
    ...calendarRoutes(deps),
    ...offerRoutes({ ...deps, searches: rememberSearches(0) }),
    ...packageRoutes(deps),
    ...bundleRoutes(deps),
    ...conditionsRoutes(deps),
    ...serviceRoutes(deps),
    ...taxRoutes(deps),
  ].filter(({ route }) => isReading(route));
  const others = routes
    .filter((route) => !isReading(route) && !route.needsKey && !route.needsStaff && !route.needsOperator)
    .map((route) => serve(route, () => Promise.resolve(refuse('preview.not_booked'))));
  return [...served, ...others];
}

const seen = new WeakMap<Hotel, Hotel>();

/** A house that is closed for now is looked at as it will be, and nobody's trackers count who looks. */
function asOpened(hotel: Hotel): Hotel {
  const known = seen.get(hotel);
  if (known) return known;
  const { document } = hotel;
  const config = { ...document.config, isInMaintenance: false, trackers: {} };
  const opened = { ...hotel, isOpen: true, document: { ...document, config } };
  seen.set(hotel, opened);
  return opened;
}
