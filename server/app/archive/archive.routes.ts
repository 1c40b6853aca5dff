import {
  checkArrival as checkRoute,
  describeArchive as describeRoute,
  downloadArchive as downloadRoute,
  finishArrival as finishRoute,
  sendArrivalPiece as sendRoute,
} from '@stayfront/contract/desk/archive';
import { refuse } from '@stayfront/contract/problem';
import { deviceOf } from '@stayfront/rules/people/device-of';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { networkOf } from '../../platform/limit/network-of.ts';
import { asOperator } from '../../property/operator/as-operator.ts';
import { sessionCookies } from '../../property/operator/session-cookies.ts';
import { describeContents } from './describe-contents.ts';
import { downloadArchive } from './download-archive.ts';
import { sendArrivalPiece } from './send-arrival-piece.ts';
import { checkArrival, takeArrival } from './take-arrival.ts';
import type { ArchiveDeps } from './write-archive.ts';

type Deps = ArchiveDeps & { readonly spoolDir: string; now(): Instant };

/** How a whole hotel leaves, and how one arrives. */
export function archiveRoutes(deps: Deps): Served[] {
  const { db, readHotel, publicUrl, now } = deps;
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
      checkArrival(deps, asOperator(context), { arrivalId, ...body }, now()),
    ),
    serve(finishRoute, async ({ params: { arrivalId }, body }, context) => {
      const whence = { device: deviceOf(context.userAgent), network: networkOf(context.address) };
      const taken = await takeArrival(deps, asOperator(context), { arrivalId, ...body, whence }, now());
      if ('refused' in taken) return taken;
      const { begun, sessionToken } = taken;
      const cookies = sessionCookies({ hotelId: begun.hotelId, sessionToken, publicUrl: publicUrl() });
      for (const cookie of cookies) context.sendCookie?.(cookie);
      return begun;
    }),
  ];
}
