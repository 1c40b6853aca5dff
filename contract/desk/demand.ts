import { demandReasons } from '@stayfront/rules/demand/demand-reason';
import { liftKinds } from '@stayfront/rules/demand/lift';
import { devices, visitSteps } from '@stayfront/rules/visit/visit-words';
import { daysBetween, type StayDate } from '@stayfront/rules/stay/stay-date';
import { z } from 'zod';
import { FileShape } from '../file-shape.ts';
import { HotelParams } from '../hotel.ts';
import { Currency, Day } from '../property/shapes.ts';
import { LanguageCode } from '../property/texts.ts';
import { Nothing, type Route } from '../route.ts';

/** Days on which guests searched, at the hotel; four weeks up to today where none are named. */
const span = {
  from: Day.optional().meta({ description: 'The first day of searching; absent, 27 days before the last' }),
  to: Day.optional().meta({ description: 'The last; absent, today' }),
};
const mostDays = 400;

function checkSpan(
  { from, to }: { from?: StayDate | undefined; to?: StayDate | undefined },
  context: z.core.$RefinementCtx,
): void {
  if (!from || !to) return;
  const days = daysBetween(from, to);
  const say = (message: string): void => context.addIssue({ code: 'custom', path: ['to'], message });
  if (days < 0) say('Choose a last day that is not before the first');
  else if (days >= mostDays) say(`Choose at most ${mostDays} days`);
}

const told = {
  today: z.string().meta({ description: 'At the hotel, now' }),
  from: z.string(),
  to: z.string(),
};

const Steps = z
  .object(
    Object.fromEntries(visitSteps.map((step) => [step, z.int()])) as Record<(typeof visitSteps)[number], z.ZodInt>,
  )
  .meta({ id: 'VisitSteps', description: 'How often guests took each step: a party once for a stay and a day' });

const breakdowns = ['language', 'device', 'channel', 'campaign'] as const;

const Funnel = z
  .object({
    ...told,
    steps: Steps,
    days: z.array(z.object({ day: z.string(), steps: Steps })).meta({ description: 'Each day, also without a search' }),
    by: z
      .array(
        z.object({
          what: z.enum(breakdowns),
          value: z.string().meta({
            description: `The language’s code; ${devices.join(', ')}; the partner; the campaign as links name it, … for more than are counted. Empty: not known, or no campaign`,
          }),
          steps: Steps,
        }),
      )
      .meta({ description: 'Most searches first' }),
    apart: z
      .object({ bot: Steps, team: Steps })
      .meta({ description: 'Programs, and people of the hotel: counted each time, and in nothing above' }),
  })
  .meta({ id: 'Funnel' });
export type Funnel = z.infer<typeof Funnel>;

export const getFunnel = {
  operationId: 'getFunnel',
  noun: 'demand',
  summary: 'From searches to bookings, counted without cookies: by day, language, device, channel and campaign',
  method: 'GET',
  path: '/api/hotels/{hotelId}/reports/funnel',
  params: HotelParams,
  query: z.strictObject(span).superRefine(checkSpan),
  body: Nothing,
  answer: Funnel,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;

const Sum = {
  parties: z.int(),
  asked: z.int().meta({ description: 'What the nearest stay would have cost them, where there was one' }),
  likely: z.int().meta({ description: 'That times the share of searches that book' }),
};
const Reason = z.enum(demandReasons);

const DemandLift = z
  .object({
    kind: z.enum(liftKinds).meta({
      description:
        'shorter, longer: stays from that day may have so few or so many nights; arrival, departure: guests may come or go; open: the nights are sold',
    }),
    from: z.string(),
    to: z.string().meta({ description: 'The last day whose rules change' }),
    nights: z.int().meta({ description: 'Of shorter and longer; 0 elsewhere' }),
  })
  .meta({ id: 'DemandLift', description: 'One change of the calendar, for all rooms and rates' });
export type DemandLift = z.infer<typeof DemandLift>;

const DemandLine = z
  .object({
    arrival: z.string().meta({ description: 'The first day on which one of them wanted to come' }),
    lastArrival: z.string(),
    leastNights: z.int(),
    mostNights: z.int(),
    reason: Reason.meta({ description: 'Of most of them' }),
    lift: DemandLift.nullable().meta({
      description: 'What would serve all of them now; null where no one change does',
    }),
    isServedNow: z.boolean().meta({ description: 'Who asks today finds something' }),
    roomsFree: z.int().meta({ description: 'Rooms free now for the first of these stays' }),
    ...Sum,
  })
  .meta({ id: 'DemandLine' });
export type DemandLine = z.infer<typeof DemandLine>;

const Demand = z
  .object({
    ...told,
    currency: Currency.meta({ description: 'The hotel’s, of all amounts' }),
    searches: z.int().meta({ description: 'Parties that searched: one counts once for a stay and a day' }),
    booked: z.int(),
    turnedAway: z.object(Sum).meta({ description: 'Those that found nothing' }),
    servable: z.object({ changes: z.int(), ...Sum }).meta({ description: 'Whom the changes below would serve' }),
    reasons: z.array(z.object({ reason: Reason, parties: z.int() })).meta({ description: 'The most frequent first' }),
    nights: z
      .array(z.object({ arrival: z.string(), reason: Reason, parties: z.int() }))
      .meta({ description: 'By the night of arrival' }),
    lines: z.array(DemandLine).meta({ description: 'Every party that found nothing is in one of them; changes first' }),
    brought: z
      .array(
        z.object({
          arrival: z.string(),
          reason: Reason,
          changedAt: z.iso.datetime(),
          parties: z.int().meta({ description: 'Turned away before' }),
          bookings: z.int().meta({ description: 'Rooms booked since for an arrival on this day, and standing' }),
          revenue: z.int().meta({ description: 'What their nights cost' }),
        }),
      )
      .meta({ description: 'Nights whose rules were changed after parties had been turned away by them' }),
  })
  .meta({ id: 'Demand' });
export type Demand = z.infer<typeof Demand>;

export const getDemand = {
  operationId: 'getDemand',
  noun: 'demand',
  summary: 'Parties whose search found nothing, why, what they would have paid and the change that would serve them',
  method: 'GET',
  path: '/api/hotels/{hotelId}/reports/demand',
  params: HotelParams,
  query: z.strictObject(span).superRefine(checkSpan),
  body: Nothing,
  answer: Demand,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;

export const exportDemand = {
  operationId: 'exportDemand',
  noun: 'demand',
  summary: 'The same as a file for a spreadsheet: who found nothing stay by stay, or the steps of guests day by day',
  method: 'GET',
  path: '/api/hotels/{hotelId}/reports/demand-export',
  params: HotelParams,
  query: z
    .strictObject({
      ...span,
      what: z.enum(['demand', 'funnel']).default('demand'),
      format: z.enum(['csv', 'xlsx']).default('csv'),
      lang: LanguageCode.optional().meta({ description: 'Of the words in it; absent: the hotel’s own' }),
    })
    .superRefine(checkSpan),
  body: Nothing,
  answer: FileShape,
  media: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;
