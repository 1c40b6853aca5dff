import { HotelParams } from '@stayfront/contract/hotel';
import { problemOf } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { FastifyInstance } from 'fastify';
import { listHappenedSince } from '../../booking/today/list-happened-since.ts';
import type { Database } from '../../platform/db/open-database.ts';
import { sendProblem } from '../../platform/http/send-problem.ts';
import type { CheckOperator } from '../../property/operator/check-operator.ts';
import { isSessionOpen } from '../../property/operator/is-session-open.ts';
import { listNightsChangedSince } from '../../selling/calendar/list-nights-changed-since.ts';
import { openNews } from './open-news.ts';
import { isHouseChangedSince } from '../../property/house/is-house-changed-since.ts';
import { newsStream, type NewsStream } from './news-stream.ts';

type Deps = {
  readonly database: Database;
  readonly checkOperator: CheckOperator;
  /** How often who listens hears that nothing has happened, and is asked whether they are still signed in. */
  readonly beatMs: number;
  now(): Instant;
};

/** So many pages of a hotel may listen at one server; the next asks instead, now and then. */
const mostOfHotel = 60;

/**
 * Tells open pages of the desk, as server-sent events, that something happened to a reservation: which, and nothing
 * else; that nights of the calendar changed, or the property document or its draft; and that others were told something.
 * Beside the API, whose answers are JSON and end. What was missed while the line was broken is told first.
 */
export function newsRoutes(app: FastifyInstance, { database, checkOperator, beatMs, now }: Deps): void {
  const news = openNews(database.url);
  const streams = new Map<number, Set<NewsStream>>();
  // Before the server waits for its answers to end: these never do by themselves.
  app.addHook('preClose', async () => {
    for (const of of streams.values()) for (const stream of of) stream.end();
    await news.close();
  });

  const config = { staysOpen: true };
  app.get('/api/hotels/:hotelId/desk/news', { config, exposeHeadRoute: false }, async (request, reply) => {
    const params = HotelParams.safeParse(request.params);
    const operator = params.success ? await checkOperator(params.data.hotelId, request) : null;
    if (!operator) return sendProblem(reply, problemOf({ refused: 'operator.missing' }));
    const { hotelId } = operator;
    const others = streams.get(hotelId) ?? new Set();
    if (others.size >= mostOfHotel)
      return sendProblem(reply, problemOf({ refused: 'server.busy', retryAfterSeconds: 60 }));
    const stream = newsStream(reply.hijack(), now);
    streams.set(hotelId, others.add(stream));
    let sureUntil = heardUntil(request.headers['last-event-id'], request.query) ?? now();
    const tellMissed = async (): Promise<void> => {
      const missed = await listHappenedSince(database.db, hotelId, sureUntil).catch(() => null);
      const nights = await listNightsChangedSince(database.db, hotelId, sureUntil).catch(() => null);
      const isHouseChanged = await isHouseChangedSince(database.db, hotelId, sureUntil).catch(() => true);
      if (missed && nights) {
        if (isHouseChanged) stream.tell({ isHouse: true });
        for (const reservationId of missed) stream.tell({ reservationId });
        for (const one of nights) stream.tell({ nights: one });
        // What became of messages meanwhile is in no history of one line each.
        stream.tell({ areConnections: true });
      } else stream.tell(null);
    };
    const leave = news.follow(hotelId, (heard) => (heard ? stream.tell(heard) : void tellMissed()));
    if (news.isHearing()) void tellMissed();
    const beat = setInterval(() => {
      if (news.isHearing()) sureUntil = now();
      isSessionOpen(database.db, operator, now()).then(
        (isOpen) => (isOpen ? stream.beat(news.isHearing()) : stream.end()),
        () => stream.beat(false), // a database that does not answer signs nobody out
      );
    }, beatMs);
    stream.onEnd(() => {
      clearInterval(beat);
      leave();
      others.delete(stream);
      if (others.size === 0 && streams.get(hotelId) === others) streams.delete(hotelId);
    });
  });
}

/** Until when the page has heard everything, by the server's clock: as its browser says, or as it asks the first time. */
function heardUntil(lastId: string | string[] | undefined, query: unknown): Instant | null {
  const said = lastId ?? (query as { readonly from?: unknown }).from;
  return typeof said === 'string' && /^\d{10,16}$/.test(said) ? Number(said) : null;
}
