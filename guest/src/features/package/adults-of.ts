import type { Guests } from '@stayfront/rules/stay/guests';

/** Those of a room that a special offer is asked for: it is for adults. */
export const adultsOf = ({ adults }: Guests): Guests => ({ adults, children: 0, infants: 0 });
