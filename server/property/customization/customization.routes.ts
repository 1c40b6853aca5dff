import {
  getConfigCustomization,
  resetCustomization as resetRoute,
  sendCustomizationData,
  uploadImageKitFile,
} from '@stayfront/contract/customization';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { ReadHotel } from '../hotel/hotel.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { asOperator } from '../operator/as-operator.ts';
import { describeCustomization } from './describe-customization.ts';
import { resetCustomization } from './reset-customization.ts';
import { saveCustomization } from './save-customization.ts';
import { sendLookPicture, type LookDeps } from './send-look-picture.ts';

type Deps = LookDeps & { readonly readHotel: ReadHotel; readonly now: () => Instant };

export const customizationRoutes = ({ readHotel, now, ...deps }: Deps): Served[] => [
  serve(getConfigCustomization, async ({ params }) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? describeCustomization(hotel) : refuse('hotel.unknown');
  }),
  serve(sendCustomizationData, async ({ params, body }, context) => {
    const hotel = await readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    return saveCustomization(deps.db, { hotel, operator: asOperator(context), input: body, now: now() });
  }),
  serve(resetRoute, async ({ params }, context) => {
    const hotel = await readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    return resetCustomization(deps.db, { hotel, operator: asOperator(context), now: now() });
  }),
  serve(uploadImageKitFile, async ({ params: { hotelId, id }, body: { file } }, context) => {
    const hotel = await readHotel(hotelId);
    if (!hotel) return refuse('hotel.unknown');
    return sendLookPicture(deps, { hotel, operator: asOperator(context), id, file, now: now() });
  }),
];
