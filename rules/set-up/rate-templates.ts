import type { CancellationPolicy } from '../cancellation/policy.ts';

/** The rate plans that most houses begin with. All but the first follow it, so that one price is enough. */
export const rateTemplateNames = ['flexible', 'non-refundable', 'breakfast', 'half-board'] as const;
export type RateTemplateName = (typeof rateTemplateNames)[number];

/** How a system of the hotel's calls them. */
export const rateCodes: Readonly<Record<RateTemplateName, string>> = {
  flexible: 'FLEX',
  'non-refundable': 'NRF',
  breakfast: 'BB',
  'half-board': 'HB',
};

/** Until when cancelling is free, in the three ways that most houses have. */
export const policyTemplateNames = ['day-before', 'week-before', 'in-steps'] as const;
export type PolicyTemplateName = (typeof policyTemplateNames)[number];

type Policy = CancellationPolicy & { readonly id: string };
const share = (percent: number) => ({ kind: 'percent', basisPoints: percent * 100 }) as const;
const moment = (daysBefore: number) => ({ daysBefore, hour: 18 });

export const policyTemplates: Readonly<Record<PolicyTemplateName, Policy>> = {
  'day-before': { id: 'day-before', freeUntil: moment(1), fee: { kind: 'nights', nights: 1 } },
  'week-before': {
    id: 'week-before',
    freeUntil: moment(7),
    fee: share(50),
    steps: [{ after: moment(1), fee: share(80) }],
    noShow: share(100),
  },
  'in-steps': {
    id: 'in-steps',
    freeUntil: moment(30),
    fee: share(20),
    steps: [
      { after: moment(7), fee: share(50) },
      { after: moment(1), fee: share(80) },
    ],
    noShow: share(100),
  },
};

/** What the rate that is not given back is cancelled by. */
export const neverFree: Policy = { id: 'never', freeUntil: null, fee: share(100) };
