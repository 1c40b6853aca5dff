import { z } from 'zod';
import { FileShape } from '../file-shape.ts';
import { LanguageCode } from '../property/texts.ts';
import { Nothing, type Route } from '../route.ts';
import { listDeskReservations } from './listing.ts';

export const exportDeskReservations = {
  operationId: 'exportDeskReservations',
  noun: 'desk',
  summary: 'All reservations of a view as a file for a spreadsheet, with the filters and in the order of the list',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/reservation-export',
  params: listDeskReservations.params,
  query: listDeskReservations.query.omit({ cursor: true, limit: true }).extend({
    format: z.enum(['csv', 'xlsx']).default('csv'),
    lang: LanguageCode.optional().meta({ description: 'Of the words in it; absent: the hotel’s own' }),
  }),
  body: Nothing,
  answer: FileShape,
  media: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;
