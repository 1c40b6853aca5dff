import type { OtaReason } from './ota-fault.ts';

/** What of a hotel its channel manager speaks about. */
export type SoldThings = {
  readonly rooms: readonly { readonly id: string }[];
  readonly ratePlans: readonly {
    readonly id: string;
    readonly code: string;
    readonly rooms?: readonly string[] | undefined;
  }[];
};

/** Codes of the other side that are not ours, with what they stand for here. */
export type CodeMap = {
  readonly rooms?: Readonly<Record<string, string>> | undefined;
  readonly ratePlans?: Readonly<Record<string, string>> | undefined;
};

/** The codes that a channel manager and the hotel know of each other, in both directions. */
export type KnownCodes = {
  /** The room that a code stands for; null where it is none of the hotel's. */
  room(code: string): string | null;
  ratePlan(code: string): string | null;
  /** What the other side calls a room. */
  codeOfRoom(roomId: string): string;
  codeOfRatePlan(ratePlanId: string): string;
  isSold(roomId: string, ratePlanId: string): boolean;
};

/**
 * A code is looked for in the hotel's own list first; one that is not in it is the room's id, or the code or id of the
 * rate plan. Codes are taken as they are written, large and small letters included.
 */
export function knownCodes({ rooms, ratePlans }: SoldThings, map: CodeMap = {}): KnownCodes {
  const roomIds = new Set(rooms.map(({ id }) => id));
  const planIds = new Set(ratePlans.map(({ id }) => id));
  const byCode = new Map(ratePlans.map(({ id, code }) => [code, id]));
  const roomCodes = new Map(Object.entries(map.rooms ?? {}));
  const planCodes = new Map(Object.entries(map.ratePlans ?? {}));
  const backward = (codes: ReadonlyMap<string, string>): Map<string, string> =>
    new Map([...codes].map(([code, id]) => [id, code]));
  const [codesOfRooms, codesOfPlans] = [backward(roomCodes), backward(planCodes)];
  const among = (ids: ReadonlySet<string>, id: string | undefined): string | null =>
    id !== undefined && ids.has(id) ? id : null;
  return {
    room: (code) => among(roomIds, roomCodes.get(code) ?? code),
    ratePlan: (code) => among(planIds, planCodes.get(code) ?? byCode.get(code) ?? code),
    codeOfRoom: (roomId) => codesOfRooms.get(roomId) ?? roomId,
    codeOfRatePlan: (planId) => codesOfPlans.get(planId) ?? ratePlans.find(({ id }) => id === planId)?.code ?? planId,
    isSold(roomId, ratePlanId) {
      const plan = ratePlans.find(({ id }) => id === ratePlanId);
      return plan !== undefined && (plan.rooms === undefined || plan.rooms.includes(roomId));
    },
  };
}

/** Why a code, or a pair of them, is refused; null where it is known. */
export function codeFault(codes: KnownCodes, room: string, ratePlan: string | undefined): [OtaReason, string] | null {
  const roomId = codes.room(room);
  if (roomId === null) return ['room', room];
  if (ratePlan === undefined) return null;
  const ratePlanId = codes.ratePlan(ratePlan);
  if (ratePlanId === null) return ['rate', ratePlan];
  return codes.isSold(roomId, ratePlanId) ? null : ['pair', `${room} at ${ratePlan}`];
}
