import { getConfig, getDescriptiveInfo } from '@stayfront/contract/hotel';
import { refuse } from '@stayfront/contract/problem';
import type { Rates } from '../currency/guest-currency.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { configOf, describeHotel } from './describe-hotel.ts';
import type { ReadHotel } from '../hotel/hotel.ts';

export const hotelRoutes = (readHotel: ReadHotel, rates: () => Rates): Served[] => [
  serve(getConfig, async ({ params }) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? configOf(hotel, rates()) : refuse('hotel.unknown');
  }),
  serve(getDescriptiveInfo, async ({ params, query }) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? describeHotel(hotel, query.lang) : refuse('hotel.unknown');
  }),
];
