import { problemOf, type Refusal } from '@stayfront/contract/problem';
import { getReservation } from '@stayfront/contract/reservation';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../platform/http/send-problem.ts';
import { calendarFileFor } from './calendar-file-for.ts';
import { confirmationSheet } from './confirmation-sheet.ts';
import type { NotDrawn, PdfDrawer } from './pdf-drawer.ts';
import { readConfirmed, type Confirmed, type ConfirmedDeps } from './read-confirmed.ts';

type Deps = ConfirmedDeps & { readonly drawer: PdfDrawer; now(): Instant };

const refusalOf: Readonly<Record<NotDrawn['notDrawn'], Refusal>> = {
  busy: { refused: 'server.busy', retryAfterSeconds: 10 },
  failed: { refused: 'document.not_drawn' },
};

/**
 * The confirmation as a file, for whoever holds the reservation's token. Beside the API, whose answers are JSON; what is
 * asked and refused is the same as for the reservation itself.
 */
export function documentRoutes(app: FastifyInstance, deps: Deps): void {
  const root = '/api/hotels/:hotelId/reservations/:reservationId/confirmation';
  // It has to be drawn, which takes as long as a search.
  app.get(`${root}.pdf`, { config: { limitedAs: 'search' } }, async (request, reply) => {
    const found = await find(deps, request);
    if ('refused' in found) return sendProblem(reply, problemOf(found));
    const { hotelId, reservationId } = found.reservation;
    const pdf = await deps.drawer.draw(confirmationSheet(found.texts, found), `${hotelId} ${reservationId}`);
    if ('notDrawn' in pdf) return sendProblem(reply, problemOf(refusalOf[pdf.notDrawn]));
    return ownFile(reply, found, 'pdf').type('application/pdf').send(pdf);
  });
  app.get(`${root}.ics`, async (request, reply) => {
    const found = await find(deps, request);
    if ('refused' in found) return sendProblem(reply, problemOf(found));
    const file = calendarFileFor(found.texts, found);
    return ownFile(reply, found, 'ics').type(file.type).send(file.content);
  });
}

async function find(deps: Deps, request: FastifyRequest): Promise<Confirmed | Refusal> {
  const params = getReservation.params.safeParse(request.params);
  const query = getReservation.query.safeParse(request.query);
  if (!params.success || !query.success) return { refused: 'reservation.unknown' };
  return readConfirmed(deps, { ...params.data, token: query.data.t, reader: query.data.lang }, deps.now());
}

/** One guest's alone: kept by nobody on the way, found by no search engine. */
const ownFile = (reply: FastifyReply, { reservation }: Confirmed, extension: string): FastifyReply =>
  reply.headers({
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="${reservation.reservationId}.${extension}"`,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
