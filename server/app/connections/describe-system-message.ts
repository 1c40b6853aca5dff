import type { SystemMessage, SystemMessageRun } from '@stayfront/contract/desk/system-messages';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import { foldChanges } from '@stayfront/rules/calendar-history/series';
import type { SystemId } from '@stayfront/rules/connection/account';
import type { Told } from '@stayfront/rules/connection/told';
import { addDays } from '@stayfront/rules/stay/stay-date';
import type { ListedMessage } from '../../followers/connection/read-system-messages.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { fieldOf, saidValue } from '../../selling/calendar/describe-calendar-change.ts';

/** So many are told; what is beyond is counted. */
const mostTold = 200;

export const describeSystemMessage = (
  titles: ReadonlyMap<SystemId, string>,
  {
    messageId,
    connection,
    direction,
    action,
    at,
    tookMs,
    outcome,
    told,
    changeNumber,
    reservationId,
    isKept,
  }: ListedMessage,
): SystemMessage => ({
  messageId,
  systemId: connection,
  title: titles.get(connection) ?? null,
  direction,
  action,
  at: new Date(at).toISOString(),
  tookMs,
  outcome,
  ...describeTold(told),
  changeId: changeNumber === null ? null : String(changeNumber),
  reservationId,
  canReplay: direction === 'in' && isKept && titles.has(connection),
});

type Described = Pick<SystemMessage, 'nights' | 'changed' | 'conflicts' | 'faults' | 'warnings' | 'facts'>;

export function describeTold({ nights, changed, conflicts, faults, warnings, facts }: Told): Described {
  return {
    ...(nights ? { nights } : {}),
    ...(changed === undefined ? {} : { changed }),
    ...(conflicts ? { conflicts: [...conflicts] } : {}),
    ...(faults ? { faults: [...faults] } : {}),
    ...(warnings ? { warnings: [...warnings] } : {}),
    ...(facts ? { facts: { ...facts } } : {}),
  };
}

/** What would become of nights, days in a row as one. */
export function describeChanges(
  { document }: Hotel,
  changes: readonly CellChange[],
): { readonly runs: SystemMessageRun[]; readonly more: number } {
  const runs = foldChanges(changes).flatMap(({ kind, roomId, ratePlanId, from, values, runs: days }) =>
    days.map(([day, nights, before, after]) => ({
      room: roomId,
      ratePlan: ratePlanId,
      from: addDays(from, day),
      to: addDays(from, day + nights - 1),
      nights,
      field: fieldOf[kind],
      before: saidValue(document, { kind, roomId, ratePlanId }, values[before] ?? null),
      after: saidValue(document, { kind, roomId, ratePlanId }, values[after] ?? null),
    })),
  );
  return { runs: runs.slice(0, mostTold), more: Math.max(0, runs.length - mostTold) };
}
