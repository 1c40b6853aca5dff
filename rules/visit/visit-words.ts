/** The steps from a search to a booking, in order. */
export const visitSteps = ['search', 'room', 'checkout', 'paid', 'booked'] as const;
export type VisitStep = (typeof visitSteps)[number];

/** Who took a step: guests are counted by themselves. */
export type VisitorKind = 'guest' | 'bot' | 'team';

export const devices = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof devices)[number];
