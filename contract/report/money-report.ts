import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { Currency } from '../property/shapes.ts';
import { Nothing, type Route } from '../route.ts';
import { Span, spanQuery } from './span-query.ts';

const Money = z
  .object({
    count: z.int().meta({ description: 'Payments and refunds' }),
    received: z.int(),
    givenBack: z.int().meta({ description: 'Refunds that were made, and payments at the house that were taken back' }),
    net: z.int(),
  })
  .meta({ id: 'MoneySums' });
export type MoneySums = z.infer<typeof Money>;

const way = z.string().meta({ description: 'A payment provider, or at the hotel: cash, terminal, transfer, voucher' });

export const MoneyReport = z
  .object({
    today: z.string(),
    currency: Currency,
    span: Span,
    isComplete: z.boolean(),
    total: Money,
    ways: z.array(Money.extend({ way })),
    days: z
      .array(Money.extend({ date: z.string(), way }))
      .meta({ description: 'Days on which nothing moved are not there' }),
    taxes: z
      .object({
        vat: z.array(
          z.object({
            percentage: z.number().nullable().meta({ description: 'Null: the rate is not known any more' }),
            amount: z.int(),
          }),
        ),
        local: z.int().meta({ description: 'Local taxes that guests pay at check-in' }),
        gross: z.int().meta({ description: 'The nights of these stays, VAT inside; without services' }),
        stays: z.int(),
      })
      .meta({ description: 'Of the stays that stand and leave on these days: VAT inside rooms and services' }),
  })
  .meta({ id: 'MoneyReport' });
export type MoneyReport = z.infer<typeof MoneyReport>;

export const getMoneyReport = {
  operationId: 'getMoneyReport',
  noun: 'report',
  summary: 'Money that came and went back, by day and way, and the taxes of stays that ended',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/reports/money',
  params: HotelParams,
  query: z.strictObject(spanQuery),
  body: Nothing,
  answer: MoneyReport,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;

const Movement = z
  .object({
    at: z.iso.datetime(),
    way,
    kind: z.enum(['received', 'given-back']),
    amount: z.int(),
    reservationId: z.string(),
    guestName: z.string().meta({ description: 'Empty once it was erased' }),
  })
  .meta({ id: 'ReportMovement' });

export const getReportMovements = {
  operationId: 'getReportMovements',
  noun: 'report',
  summary: 'Payments and refunds that a figure of the money report is the sum of, the latest first; 1,000 at most',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/reports/movements',
  params: HotelParams,
  query: z.strictObject({ ...spanQuery, way: z.string().max(40).optional() }),
  body: Nothing,
  answer: z
    .object({ currency: Currency, movements: z.array(Movement), isCut: z.boolean() })
    .meta({ id: 'ReportMovements' }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;
