import { z } from 'zod';

export const weekdayNames = ['sun', 'mon', 'tue', 'weds', 'thur', 'fri', 'sat'] as const;

export const SomeWeekdays = z
  .array(z.enum(weekdayNames))
  .min(1)
  .optional()
  .meta({ description: 'Only these weekdays of the days; absent means all' });
