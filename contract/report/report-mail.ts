import { reportRhythms } from '@stayfront/rules/report/report-mail';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { LanguageCode } from '../property/texts.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

const Rhythm = z.enum(['off', ...reportRhythms]).meta({
  description: 'daily: each morning, of yesterday; weekly: each Monday, of the week before; at seven at the hotel',
});

export const ReportMail = z
  .object({
    rhythm: Rhythm,
    language: LanguageCode.nullable().meta({ description: 'What it is written in; null while it is off' }),
    email: z.string().meta({ description: 'Where it goes: the address of who has signed in' }),
    nextAt: z.iso.datetime().nullable().meta({ description: 'When the next one leaves; null while it is off' }),
  })
  .meta({ id: 'ReportMail' });
export type ReportMail = z.infer<typeof ReportMail>;

const own = {
  noun: 'report',
  path: '/api/hotels/{hotelId}/operator/report-mail',
  params: HotelParams,
  query: NoQuery,
  answer: ReportMail,
  status: 200,
  isIdempotent: false,
  // Who may read reports, and has an address to which they are sent.
  needsOperator: 'reader',
} as const;

export const getReportMail = {
  ...own,
  operationId: 'getReportMail',
  summary: 'Whether one gets the report of the hotel by mail',
  method: 'GET',
  body: Nothing,
  refusals: ['hotel.unknown'],
} satisfies Route;

export const chooseReportMail = {
  ...own,
  operationId: 'chooseReportMail',
  summary: 'Get the report of the hotel by mail each morning or each Monday, or not any more',
  method: 'PUT',
  body: z.strictObject({ rhythm: Rhythm, lang: LanguageCode.default('en') }),
  isOwnPageOnly: true,
  refusals: ['hotel.unknown'],
} satisfies Route;

/** Answers the same whatever is sent: who guesses learns nothing, and who asks twice has stopped it. */
export const stopReportMail = {
  operationId: 'stopReportMail',
  noun: 'report',
  summary: 'Get no report by mail any more, by the link in each of them, without signing in',
  method: 'POST',
  path: '/api/hotels/{hotelId}/report-mails/{personId}/end',
  params: HotelParams.extend({ personId: z.string().min(1).max(40) }),
  query: NoQuery,
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  answer: z.object({ isStopped: z.literal(true) }).meta({ id: 'ReportMailStopped' }),
  status: 200,
  isIdempotent: false,
  limitedAs: 'sign-in',
  refusals: ['too_many_requests'],
} satisfies Route;
