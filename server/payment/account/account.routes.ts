import {
  endPaymentAccount as endRoute,
  getPaymentAccount as getRoute,
  putPaymentAccount as putRoute,
  tryPaymentAccount as tryRoute,
} from '@stayfront/contract/desk/payment-account';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { asOperator } from '../../property/operator/as-operator.ts';
import { describeAccount, type AccountDeps } from './describe-account.ts';
import { endAccount } from './end-account.ts';
import { putAccount } from './put-account.ts';
import { tryAccount } from './try-account.ts';

type Deps = AccountDeps & { readonly readHotel: ReadHotel; readonly now: () => Instant };

/** How a hotel is paid, as far as its owners enter it. */
export const accountRoutes = ({ readHotel, now, ...deps }: Deps): Served[] => [
  serve(getRoute, async ({ params }) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? describeAccount(deps, hotel) : refuse('operator.missing');
  }),
  serve(putRoute, async ({ params, body }, context) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? putAccount(deps, hotel, asOperator(context).email, body, now()) : refuse('operator.missing');
  }),
  serve(tryRoute, async ({ params, body: { provider } }, context) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? tryAccount(deps, hotel, asOperator(context).email, provider, now()) : refuse('operator.missing');
  }),
  serve(endRoute, async ({ params }, context) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? endAccount(deps, hotel, asOperator(context).email, now()) : refuse('operator.missing');
  }),
];
