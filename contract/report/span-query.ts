import { comparisons, reportBases } from '@stayfront/rules/report/span';
import { z } from 'zod';
import { Day } from '../property/shapes.ts';

/** Which days a report is of, both included; at most two years. */
export const spanQuery = { from: Day, to: Day };

export const basisQuery = {
  by: z.enum(reportBases).default('stay').meta({
    description: 'stay: nights within the days; booked: all nights of what was booked on these days, at the hotel',
  }),
};

export const againstQuery = {
  against: z.enum(comparisons).default('last-year').meta({
    description: 'last-year: 52 weeks before, so that weekdays are the same; before: as many days right before',
  }),
};

export const Span = z.object({ from: z.string(), to: z.string() }).meta({ id: 'ReportSpan' });
