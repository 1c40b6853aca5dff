import { exportReport as exportRoute } from '@stayfront/contract/report/export-report';
import {
  getMoneyReport as moneyRoute,
  getReportMovements as movementsRoute,
} from '@stayfront/contract/report/money-report';
import { getPickup as pickupRoute } from '@stayfront/contract/report/pickup';
import { getReport as reportRoute } from '@stayfront/contract/report/report';
import { getReportReservations as reservationsRoute } from '@stayfront/contract/report/report-reservations';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { exportReport } from './export-report.ts';
import { getMoneyReport } from './get-money-report.ts';
import { getPickup } from './get-pickup.ts';
import { getReportMovements } from './get-report-movements.ts';
import { getReportReservations } from './get-report-reservations.ts';
import { getReport } from './get-report.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; now(): Instant };

/** Reports, for people of a hotel and for its own tools. */
export const salesReportRoutes = ({ db, readHotel, now }: Deps): Served[] => [
  serve(reportRoute, async ({ params, query }) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? getReport(db, hotel, query, now()) : refuse('hotel.unknown');
  }),
  serve(reservationsRoute, async ({ params, query }) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? getReportReservations(db, hotel, query) : refuse('hotel.unknown');
  }),
  serve(pickupRoute, async ({ params, query }) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? getPickup(db, hotel, query, now()) : refuse('hotel.unknown');
  }),
  serve(moneyRoute, async ({ params, query }) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? getMoneyReport(db, hotel, query, now()) : refuse('hotel.unknown');
  }),
  serve(movementsRoute, async ({ params, query }) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? getReportMovements(db, hotel, query) : refuse('hotel.unknown');
  }),
  serve(exportRoute, async ({ params, query }) => {
    const hotel = await readHotel(params.hotelId);
    return hotel ? exportReport(db, hotel, query, now()) : refuse('hotel.unknown');
  }),
];
