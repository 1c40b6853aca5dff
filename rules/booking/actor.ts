/** Who made something happen to a reservation: the guest, the house, its payment provider, or the engine by itself. */
export const actors = ['guest', 'hotel', 'provider', 'system'] as const;

export type Actor = (typeof actors)[number];
