import { getHouseAddresses } from '@stayfront/contract/desk/house/addresses';
import { refuse } from '@stayfront/contract/problem';
import { ownAddress } from '../../followers/summary/own-address.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';

type Deps = {
  readonly readHotel: ReadHotel;
  readonly publicUrl: () => string;
  readonly mailServer: string | null;
};

/** Where a hotel is reached and posts from, as this installation is set up. */
export const addressesRoutes = ({ readHotel, publicUrl, mailServer }: Deps): Served[] => [
  serve(getHouseAddresses, async ({ params: { hotelId } }) => {
    if (!(await readHotel(hotelId))) return refuse('hotel.unknown');
    const url = publicUrl();
    return { bookingUrl: `${url}/${hotelId}`, ownMail: ownAddress(url), mailServer };
  }),
];
