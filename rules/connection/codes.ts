import type { AccountSettings } from './account.ts';

type Named = { readonly id: string; readonly code?: string };
type Sold = { readonly rooms: readonly Named[]; readonly ratePlans: readonly Named[] };

/** How another system calls what the hotel sells, in both directions. */
export type Codes = {
  /** Undefined where the hotel has nothing of this code. */
  roomOf(code: string): string | undefined;
  ratePlanOf(code: string): string | undefined;
  codeOfRoom(roomId: string): string;
  codeOfRatePlan(ratePlanId: string): string;
};

/**
 * What the hotel has said a code means. What it said nothing of has its own code, or its id where it has none or shares
 * it; either is understood. What was given another code is not known by its own any more, so that each has one.
 */
export function codesOf({ rooms, ratePlans }: Sold, settings: Pick<AccountSettings, 'rooms' | 'ratePlans'>): Codes {
  const room = oneWay(rooms, settings.rooms ?? {});
  const plan = oneWay(ratePlans, settings.ratePlans ?? {});
  return { roomOf: room.idOf, codeOfRoom: room.codeOf, ratePlanOf: plan.idOf, codeOfRatePlan: plan.codeOf };
}

function oneWay(all: readonly Named[], said: Readonly<Record<string, string>>) {
  const ids = new Set(all.map(({ id }) => id));
  const codes = new Map<string, string>();
  const byCode = new Map<string, string>();
  for (const [code, id] of Object.entries(said)) {
    if (!ids.has(id)) continue;
    byCode.set(code, id);
    if (!codes.has(id)) codes.set(id, code);
  }
  const unsaid = all.filter(({ id }) => !codes.has(id));
  const times = new Map<string | undefined, number>();
  for (const { code } of all) times.set(code, (times.get(code) ?? 0) + 1);
  for (const { id, code } of unsaid) {
    if (code === undefined || times.get(code) !== 1 || byCode.has(code)) continue;
    byCode.set(code, id);
    codes.set(id, code);
  }
  for (const { id } of unsaid) if (!byCode.has(id)) byCode.set(id, id);
  return { idOf: (code: string) => byCode.get(code), codeOf: (id: string) => codes.get(id) ?? id };
}
