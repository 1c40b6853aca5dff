import { reportDimensions } from '@stayfront/rules/report/dimensions';
import { z } from 'zod';
import { FileShape } from '../file-shape.ts';
import { HotelParams } from '../hotel.ts';
import { LanguageCode } from '../property/texts.ts';
import { Nothing, type Route } from '../route.ts';
import { stayFilters } from './report-reservations.ts';
import { againstQuery, basisQuery, spanQuery } from './span-query.ts';

export const reportTables = ['days', ...reportDimensions, 'reservations', 'money'] as const;
export type ReportTable = (typeof reportTables)[number];

export const exportReport = {
  operationId: 'exportReport',
  noun: 'report',
  summary: 'A table of a report as a file for a spreadsheet',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/reports/export',
  params: HotelParams,
  query: z.strictObject({
    table: z.enum(reportTables).default('days').meta({
      description: 'days, or lines by room, rate and so on; reservations: the stays behind; money: by day and way',
    }),
    ...spanQuery,
    ...basisQuery,
    ...againstQuery,
    ...stayFilters,
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
