import { changeKinds } from '@stayfront/rules/people/change-kind';
import { isStayDate } from '@stayfront/rules/stay/stay-date';
import type { ChangeFilter } from '../../app/data/people-queries.ts';

/** What the address asks for; what it says and nobody understands is as if it were not there. */
export function readFilter(query: URLSearchParams): ChangeFilter {
  const who = query.get('who')?.trim().slice(0, 200);
  const kind = changeKinds.find((one) => one === query.get('kind'));
  const day = (name: string): string | undefined => {
    const given = query.get(name) ?? '';
    return isStayDate(given) ? given : undefined;
  };
  const [from, to] = [day('from'), day('to')];
  return { ...(who ? { who } : {}), ...(kind ? { kind } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}) };
}
