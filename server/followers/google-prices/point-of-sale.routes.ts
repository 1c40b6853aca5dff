import { problemOf } from '@stayfront/contract/problem';
import { writePointOfSale } from '@stayfront/rules/google-prices/point-of-sale';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../../platform/http/send-problem.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';

type Deps = { readonly readHotel: ReadHotel; readonly publicUrl: () => string };

/** The file of landing pages, for who puts it into Google's Hotel Center. It says nothing that its pages do not. */
export function pointOfSaleRoutes(app: FastifyInstance, { readHotel, publicUrl }: Deps): void {
  app.get<{ Params: { hotelId: string } }>('/api/hotels/:hotelId/google/point-of-sale.xml', async (request, reply) => {
    const { hotelId } = request.params;
    const hotel = /^\d{1,9}$/.test(hotelId) ? await readHotel(Number(hotelId)) : null;
    if (!hotel?.isOpen) return sendProblem(reply, problemOf({ refused: 'hotel.unknown' }));
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(writePointOfSale(hotel.hotelId, publicUrl()));
  });
}
