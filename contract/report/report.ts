import { reportBases } from '@stayfront/rules/report/span';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { Currency } from '../property/shapes.ts';
import { Nothing, type Route } from '../route.ts';
import { againstQuery, basisQuery, Span, spanQuery } from './span-query.ts';

const ratio = (description: string) => z.int().nullable().meta({ description });

export const ReportFigures = z
  .object({
    stays: z.int().meta({ description: 'Rooms booked, each from its arrival to its departure, that stand' }),
    nights: z.int().meta({ description: 'Room nights sold' }),
    revenue: z.int().meta({
      description: 'What was agreed for these nights, offers taken off, VAT inside; without services and local taxes',
    }),
    capacity: ratio('Room nights there were to sell; null by days of booking, and where the calendar knows of none'),
    occupancy: ratio('Nights sold / nights there were, in basis points'),
    adr: ratio('Revenue / nights sold'),
    revpar: ratio('Revenue / nights there were'),
  })
  .meta({ id: 'ReportFigures' });
export type ReportFigures = z.infer<typeof ReportFigures>;

const before = ReportFigures.nullable().meta({ description: 'The same of what it is compared with' });

const ReportLine = z
  .object({
    key: z.string().meta({
      description:
        'The id of a room or rate, a source, a country (ZZ: not known), nights (1, 2, 3, 4-6, 7 and more) or days ahead (0, 1-3, 4-14, 15-30, 31-90, 91 and more)',
    }),
    name: z.string().meta({ description: 'Of a room, rate or country, in the hotel’s language; otherwise the key' }),
    now: ReportFigures,
    before,
    share: ratio('Of the revenue, in basis points'),
  })
  .meta({ id: 'ReportLine' });
export type ReportLine = z.infer<typeof ReportLine>;

const ReportDay = z
  .object({ date: z.string(), now: ReportFigures, before })
  .meta({ id: 'ReportDay', description: 'A night, or a day on which was booked' });
export type ReportDay = z.infer<typeof ReportDay>;

const Lost = z
  .object({
    stays: z.int(),
    nights: z.int(),
    revenue: z.int().meta({ description: 'What had been agreed for their nights' }),
    kept: z.int().meta({ description: 'The fees that were agreed for it, paid or not; never part of the revenue' }),
  })
  .meta({ id: 'ReportLost' });
export type ReportLost = z.infer<typeof Lost>;

const lines = z.array(ReportLine);

export const Report = z
  .object({
    today: z.string().meta({ description: 'At the hotel, now' }),
    currency: Currency.meta({ description: 'The hotel’s, of all amounts' }),
    by: z.enum(reportBases),
    span: Span,
    against: Span.nullable(),
    isComplete: z.boolean().meta({ description: 'False while bookings of before are still being counted' }),
    total: ReportFigures,
    totalBefore: before,
    changeFees: z.int().meta({ description: 'Fees for changes of the stays that stand; not part of the revenue' }),
    averageLength: ratio('Nights of these stays from arrival to departure / stays, in tenths of a night'),
    medianLead: ratio('Half of the stays were booked so many days ahead, or fewer'),
    days: z.array(ReportDay),
    lines: z.object({ room: lines, rate: lines, source: lines, country: lines, length: lines, lead: lines }),
    cancelled: Lost.meta({ description: 'Rooms cancelled that were to arrive, or were booked, on these days' }),
    noShow: Lost.meta({ description: 'Rooms whose guests did not come' }),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof Report>;

export const getReport = {
  operationId: 'getReport',
  noun: 'report',
  summary: 'Rooms sold, occupancy, average rate and revenue of up to two years, and what they are made of',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/reports/house',
  params: HotelParams,
  query: z.strictObject({ ...spanQuery, ...basisQuery, ...againstQuery }),
  body: Nothing,
  answer: Report,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;
