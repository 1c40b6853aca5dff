/** What a guest's link carries: which reservation, and the proof that it is theirs. */
export type ReservationLink = { readonly reservationId: string; readonly token: string };

/** The token of a link: `t`, or `token` in older ones. */
export const tokenIn = (query: URLSearchParams): string => query.get('t') ?? query.get('token') ?? '';
