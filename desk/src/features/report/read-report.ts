import { comparisons, findSpanFault, presetSpan, reportBases } from '@stayfront/rules/report/span';
import { isStayDate, stayDate } from '@stayfront/rules/stay/stay-date';
import type { ReportQuery } from '../../app/data/report-queries.ts';

/** Which report an address asks for; without days, or with days that are no span, the month that it is. */
export function readReport(address: URLSearchParams, today: string): ReportQuery {
  const [from, to] = [address.get('from') ?? '', address.get('to') ?? ''];
  const asked = isStayDate(from) && isStayDate(to) ? { from, to } : null;
  const span = asked && !findSpanFault(asked) ? asked : presetSpan('this-month', stayDate(today));
  return {
    ...span,
    by: reportBases.find((one) => one === address.get('by')) ?? 'stay',
    against: comparisons.find((one) => one === address.get('against')) ?? 'last-year',
  };
}
