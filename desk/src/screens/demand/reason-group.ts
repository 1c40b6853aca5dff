import type { DemandReason } from '@stayfront/rules/demand/demand-reason';

/** Reasons that have one colour: as many as an eye tells apart. */
export const reasonGroups = ['sold-out', 'stay-length', 'closed', 'guests', 'time'] as const;
export type ReasonGroup = (typeof reasonGroups)[number];

const groupOf: Readonly<Record<DemandReason, ReasonGroup>> = {
  'sold-out': 'sold-out',
  'stay-length': 'stay-length',
  arrival: 'closed',
  departure: 'closed',
  closed: 'closed',
  guests: 'guests',
  'too-soon': 'time',
  'too-far': 'time',
};

export const reasonGroup = (reason: DemandReason): ReasonGroup => groupOf[reason];
