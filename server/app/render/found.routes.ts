import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/open-database.ts';
import { listOpenHotels } from '../../property/hotel/list-open-hotels.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { isShut } from '../../property/hotel/is-shut.ts';
import { robots, robotsOf, sitemapIndex, sitemapOf } from './sitemap.ts';

type FoundDeps = { readonly db: Db; readonly readHotel: ReadHotel; readonly publicUrl: () => string };

/** What search engines ask for before they look at pages. */
export function foundRoutes(app: FastifyInstance, { db, readHotel, publicUrl }: FoundDeps): void {
  const kept = { 'cache-control': 'public, max-age=3600' };
  app.get('/robots.txt', (_request, reply) =>
    reply.headers(kept).type('text/plain; charset=utf-8').send(robots(publicUrl())),
  );
  // Browsers ask for it beside pages that name no icon, and need no page in answer that says no.
  app.get('/favicon.ico', (_request, reply) => reply.headers(kept).code(204).send());
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .headers(kept)
      .type('application/xml; charset=utf-8')
      .send(sitemapIndex(publicUrl(), await listOpenHotels(db))),
  );
  type HotelRequest = { Params: { hotelId: string } };
  const openHotel = async (hotelId: number) => {
    const hotel = hotelId > 2_147_483_647 ? null : await readHotel(hotelId);
    // A house that is closed for the moment keeps its place in the index of a search engine: it is only not told again.
    return hotel && !isShut(hotel) ? hotel : null;
  };
  app.get<HotelRequest>('/:hotelId(^\\d{1,10})/sitemap.xml', async (request, reply) => {
    const hotel = await openHotel(Number(request.params.hotelId));
    if (!hotel) return reply.callNotFound();
    return reply.headers(kept).type('application/xml; charset=utf-8').send(sitemapOf(publicUrl(), hotel.document));
  });
  app.get<HotelRequest>('/:hotelId(^\\d{1,10})/robots.txt', async (request, reply) => {
    const hotel = await openHotel(Number(request.params.hotelId));
    if (!hotel) return reply.callNotFound();
    return reply.headers(kept).type('text/plain; charset=utf-8').send(robotsOf(publicUrl(), hotel.hotelId));
  });
}
