import type { AccountSettings } from '../connection/account.ts';
import { codesOf, type Codes } from '../connection/codes.ts';
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

/** The codes that a channel manager and the hotel know of each other, and which of them go together. */
export type KnownCodes = Codes & { isSold(roomId: string, ratePlanId: string): boolean };

export function knownCodes(sold: SoldThings, settings: Pick<AccountSettings, 'rooms' | 'ratePlans'> = {}): KnownCodes {
  const plans = new Map(sold.ratePlans.map((plan) => [plan.id, plan]));
  return {
    ...codesOf(sold, settings),
    isSold(roomId, ratePlanId) {
      const plan = plans.get(ratePlanId);
      return plan !== undefined && (plan.rooms === undefined || plan.rooms.includes(roomId));
    },
  };
}

/** Why a code, or a pair of them, is refused; null where it is known. */
export function codeFault(codes: KnownCodes, room: string, ratePlan: string | undefined): [OtaReason, string] | null {
  const roomId = codes.roomOf(room);
  if (roomId === undefined) return ['room', room];
  if (ratePlan === undefined) return null;
  const ratePlanId = codes.ratePlanOf(ratePlan);
  if (ratePlanId === undefined) return ['rate', ratePlan];
  return codes.isSold(roomId, ratePlanId) ? null : ['pair', `${room} at ${ratePlan}`];
}
