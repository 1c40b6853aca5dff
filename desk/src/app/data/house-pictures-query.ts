import type { Transport } from '@stayfront/contract/call';
import { listHousePictures } from '@stayfront/contract/desk/house/pictures';
import { queryOptions } from '@tanstack/react-query';

/** All pictures that the house has sent, and where each of them is shown. */
export const housePicturesQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['property-pictures', hotelId],
    queryFn: async () =>
      (await transport(listHousePictures, { params: { hotelId }, query: {}, body: undefined })).pictures,
  });
