import { leadKeys, lengthKeys } from '@stayfront/rules/report/buckets';
import { reportDimensions, stayStates, type ReportDimension, type StayState } from '@stayfront/rules/report/dimensions';
import { isStayDate } from '@stayfront/rules/stay/stay-date';
import type { BehindQuery, ReportQuery } from '../../app/data/report-queries.ts';

/** Which figure somebody has opened: all of a state, a line, or a day. */
export type Behind =
  | { readonly of: StayState }
  | { readonly of: ReportDimension; readonly key: string }
  | { readonly of: 'day'; readonly key: string };

/** As it stands in the address: room:double. */
export const writeBehind = (behind: Behind): string => ('key' in behind ? `${behind.of}:${behind.key}` : behind.of);

export function readBehind(text: string | null): Behind | null {
  if (text === null) return null;
  const state = stayStates.find((one) => one === text);
  if (state) return { of: state };
  const at = text.indexOf(':');
  const [of, key] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
  if (of === 'day') return isStayDate(key) ? { of: 'day', key } : null;
  const dimension = reportDimensions.find((one) => one === of);
  return dimension && key !== '' && key.length <= 60 ? { of: dimension, key } : null;
}

/** What is asked of the server for it. */
export function queryBehind({ from, to, by }: ReportQuery, behind: Behind): BehindQuery {
  const span = { from, to, by };
  switch (behind.of) {
    case 'sold':
    case 'cancelled':
    case 'no-show':
      return { ...span, state: behind.of };
    case 'day':
      return { ...span, from: behind.key, to: behind.key };
    case 'length': {
      const length = lengthKeys.find((one) => one === behind.key);
      return { ...span, ...(length ? { length } : {}) };
    }
    case 'lead': {
      const lead = leadKeys.find((one) => one === behind.key);
      return { ...span, ...(lead ? { lead } : {}) };
    }
    default:
      return { ...span, [behind.of]: behind.key };
  }
}
