/** By what the sums of a report are divided. */
export const reportDimensions = ['room', 'rate', 'source', 'country', 'length', 'lead'] as const;
export type ReportDimension = (typeof reportDimensions)[number];

/** What became of a booked room: sold stands; the others are counted apart, with the fees they cost. */
export const stayStates = ['sold', 'cancelled', 'no-show'] as const;
export type StayState = (typeof stayStates)[number];

/** Where a guest has not said from which country they come: as in lists of countries, the place that none has. */
export const unknownCountry = 'ZZ';
