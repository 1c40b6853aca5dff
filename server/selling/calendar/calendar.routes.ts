import { getCalendar } from '@stayfront/contract/calendar';
import { guestsOf } from '@stayfront/contract/party';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { guestCurrency, type Rates } from '../../property/currency/guest-currency.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { candidateOffers } from '../offer/candidate-offers.ts';
import { checkGuests } from '../offer/check-guests.ts';
import { offerRules } from '../offer/grid-offers.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { readStockLeft } from '../package/read-stock-left.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { calendarAnswer } from './kept-calendars.ts';
import { isShut } from '../../property/hotel/is-shut.ts';

type Deps = { readonly db: Db; readonly snapshots: Snapshots; readonly rates: () => Rates; now(): Instant };

export const calendarRoutes = ({ db, snapshots, rates, now }: Deps): Served[] => [
  serve(getCalendar, async ({ params, query }) => {
    const hotel = await snapshots.hotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    if (isShut(hotel)) return refuse('hotel.maintenance');
    const guests = guestsOf(query);
    const refusal = checkGuests(hotel, guests);
    if (refusal) return refusal;
    const shown = guestCurrency(hotel.document, query.currency, rates());
    if ('refused' in shown) return shown;
    const { config, packages } = hotel.document;
    const pack = config.useOffers ? packages.find(({ id }) => id === query.hotelPackageId) : undefined;
    if (query.hotelPackageId !== undefined && !pack) return refuse('package.unknown');
    const at = now();
    const { offers } = candidateOffers(hotel.document, undefined, pack !== undefined);
    const rules = offerRules(hotel, offers, at);
    const grid = await snapshots.wholeGrid(hotel, at);
    if (!pack) return calendarAnswer(grid, guests, shown, rules);
    const stock = await readStockLeft(db, hotel, pack, at);
    return calendarAnswer(grid, guests, shown, rules, { ...pack, stock });
  }),
];
