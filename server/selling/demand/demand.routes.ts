import { exportDemand as exportRoute, getDemand, getFunnel } from '@stayfront/contract/desk/demand';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { describeDemand } from './describe-demand.ts';
import { describeFunnel } from './describe-funnel.ts';
import { exportDemand } from './export-demand.ts';
import type { VisitWriter } from './visit-writer.ts';

type Deps = {
  readonly db: Db;
  readonly readHotel: ReadHotel;
  readonly snapshots: Snapshots;
  readonly visitsWriter: VisitWriter;
  now(): Instant;
};

/** What guests of a hotel's page do, and who of them found nothing. */
export const demandRoutes = (deps: Deps): Served[] => [
  serve(getFunnel, async ({ params, query }) => {
    const hotel = await deps.readHotel(params.hotelId);
    return hotel ? describeFunnel(deps, hotel, query, deps.now()) : refuse('hotel.unknown');
  }),
  serve(getDemand, async ({ params, query }) => {
    const hotel = await deps.readHotel(params.hotelId);
    return hotel ? describeDemand(deps, hotel, query, deps.now()) : refuse('hotel.unknown');
  }),
  serve(exportRoute, async ({ params, query }) => {
    const hotel = await deps.readHotel(params.hotelId);
    return hotel ? exportDemand(deps, hotel, query, deps.now()) : refuse('hotel.unknown');
  }),
];
