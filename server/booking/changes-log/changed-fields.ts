import type { Change } from '@stayfront/contract/desk/changes';
import type { LoggedChange } from './logged-change.store.ts';

type Pair = readonly [before: unknown, after: unknown];

const isPair = (value: unknown): value is Pair => Array.isArray(value) && value.length === 2;

/** What was before and after, wherever the happening has it. */
export function changedFields({
  detail,
  total,
  totalBefore,
}: Pick<LoggedChange, 'detail' | 'total' | 'totalBefore'>): Change['fields'] {
  const { role, changed, presence, before, after, number, time } = detail;
  const pairs: Record<string, Pair> = {
    ...(isPair(role) ? { role } : {}),
    ...(presence === undefined ? {} : { presence: [before, presence] as const }),
    ...(number === undefined ? {} : { roomNumber: [before, number] as const }),
    ...(time === undefined ? {} : { expectedTime: [before, time] as const }),
    ...(typeof after === 'number' ? { limit: [before, after] as const } : {}),
    ...(typeof changed === 'object' && changed !== null
      ? Object.fromEntries(Object.entries(changed).filter((entry): entry is [string, Pair] => isPair(entry[1])))
      : {}),
    ...(total !== null && totalBefore !== null && total !== totalBefore
      ? { total: [totalBefore, total] as const }
      : {}),
  };
  return Object.entries(pairs).map(([field, [was, is]]) => ({ field, before: was ?? null, after: is ?? null }));
}
