import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/open-database.ts';
import { listOpenHotels, type ReadHotel } from '../hotel/hotel.store.ts';
import { robots, sitemapIndex, sitemapOf } from './sitemap.ts';

type FoundMeans = { readonly db: Db; readonly readHotel: ReadHotel; readonly publicUrl: () => string };

/** What search engines ask for before they look at pages. */
export function foundRoutes(app: FastifyInstance, { db, readHotel, publicUrl }: FoundMeans): void {
  const kept = { 'cache-control': 'public, max-age=3600' };
  app.get('/robots.txt', (_request, reply) =>
    reply.headers(kept).type('text/plain; charset=utf-8').send(robots(publicUrl())),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .headers(kept)
      .type('application/xml; charset=utf-8')
      .send(sitemapIndex(publicUrl(), await listOpenHotels(db))),
  );
  app.get<{ Params: { hotelId: string } }>('/:hotelId(^\\d{1,10})/sitemap.xml', async (request, reply) => {
    const hotelId = Number(request.params.hotelId);
    const hotel = hotelId > 2_147_483_647 ? null : await readHotel(hotelId);
    // A house that is closed for the moment keeps its place in the index of a search engine: it is only not told again.
    if (!hotel || hotel.document.config.isInMaintenance) return reply.callNotFound();
    return reply.headers(kept).type('application/xml; charset=utf-8').send(sitemapOf(publicUrl(), hotel.document));
  });
}
