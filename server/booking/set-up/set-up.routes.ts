import { getSetUp, openHotel, saveSetUpPrices, saveSetUpRates, saveSetUpRooms } from '@stayfront/contract/desk/set-up';
import { listSetUpTemplates } from '@stayfront/contract/desk/set-up-templates';
import { refuse } from '@stayfront/contract/problem';
import type { Route, RouteAnswer, RouteInput } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { serve, type CallContext, type Refused, type Served } from '../../platform/http/answer-route.ts';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import type { Whoever } from '../desk-calendar/save-desk-calendar.ts';
import { describeSetUp, type SetUpDeps } from './describe-set-up.ts';
import { listTemplates } from './list-templates.ts';
import { openForGuests } from './open-for-guests.ts';
import { savePrices } from './save-prices.ts';
import { saveRates } from './save-rates.ts';
import { saveRooms } from './save-rooms.ts';

type Deps = SetUpDeps & { readonly readHotel: ReadHotel; readonly now: () => Instant };

/** How a house becomes one that guests can book. */
export function setUpRoutes({ readHotel, now, ...deps }: Deps): Served[] {
  const forHotel = <R extends Route>(
    route: R & { readonly needsStaff: string },
    handle: (hotel: Hotel, input: RouteInput<R>, context: CallContext) => Promise<RouteAnswer<R> | Refused<R>>,
  ): Served =>
    serve<R>(route, async (input, context) => {
      const hotel = await readHotel((input.params as { hotelId: number }).hotelId);
      return hotel ? handle(hotel, input, context) : refuse('hotel.unknown');
    });
  return [
    forHotel(getSetUp, (hotel) => describeSetUp(deps, hotel, now())),
    forHotel(listSetUpTemplates, (hotel, { query }) => listTemplates(hotel, query.lang, now())),
    forHotel(saveSetUpRooms, (hotel, { body }, context) => saveRooms(deps, hotel, whoever(context), body, now())),
    forHotel(saveSetUpRates, (hotel, { body }, context) => saveRates(deps, hotel, asStaff(context).by, body, now())),
    forHotel(saveSetUpPrices, (hotel, { body }, context) => savePrices(deps, hotel, whoever(context), body, now())),
    forHotel(openHotel, (hotel, _input, context) => openForGuests(deps, hotel, asStaff(context).by, now())),
  ];
}

const whoever = (context: CallContext): Whoever => ({
  who: asStaff(context).by,
  whoKind: context.hasKey ? 'key' : 'person',
});
