import {
  checkArrival as checkRoute,
  describeArchive as describeRoute,
  downloadArchive as downloadRoute,
  finishArrival as finishRoute,
  forgetArrival as forgetRoute,
  listArrivals as listRoute,
  sendArrivalPiece as sendRoute,
} from '@stayfront/contract/desk/archive';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { asOperator } from '../../property/operator/as-operator.ts';
import { beginArrivalWork } from './begin-arrival-work.ts';
import { describeContents } from './describe-contents.ts';
import { downloadArchive } from './download-archive.ts';
import { forgetArrival } from './forget-arrival.ts';
import { listArrivals } from './list-arrivals.ts';
import { sendArrivalPiece } from './send-arrival-piece.ts';
import type { ArchiveDeps } from './write-archive.ts';

type Deps = ArchiveDeps & { readonly spoolDir: string; now(): Instant };

/** How a whole hotel leaves, and how one arrives. */
export function archiveRoutes(deps: Deps): Served[] {
  const { db, readHotel, now } = deps;
  return [
    serve(describeRoute, async ({ params }) => {
      const hotel = await readHotel(params.hotelId);
      return hotel ? describeContents(db, deps.pictureDir, hotel) : refuse('operator.missing');
    }),
    serve(downloadRoute, async ({ params }, context) => {
      const hotel = await readHotel(params.hotelId);
      return hotel ? downloadArchive(deps, hotel, asOperator(context), now()) : refuse('operator.missing');
    }),
    serve(sendRoute, async ({ params: { arrivalId, place }, body }, context) =>
      sendArrivalPiece(db, asOperator(context), { arrivalId, place, ...body }, now()),
    ),
    serve(checkRoute, async ({ params: { arrivalId }, body }, context) =>
      beginArrivalWork(db, asOperator(context), { arrivalId, work: 'check', ...body }, now()),
    ),
    serve(finishRoute, async ({ params: { arrivalId }, body }, context) =>
      beginArrivalWork(db, asOperator(context), { arrivalId, work: 'take', ...body }, now()),
    ),
    serve(listRoute, async ({ params }) => ({ arrivals: await listArrivals(db, params.hotelId, now()) })),
    serve(forgetRoute, async ({ params: { hotelId, arrivalId } }) => forgetArrival(db, hotelId, arrivalId)),
  ];
}
