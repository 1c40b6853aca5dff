import { msg } from '@lingui/core/macro';
import type { FieldWords, WordTable } from './field-words.ts';

/** What is kept of a stay: the same three ways wherever a fee stands. */
const feeAt = (at: string, fee: FieldWords): WordTable => ({
  [at]: fee,
  [`${at}/kind`]: {
    name: fee.name,
    choices: {
      nights: msg`the first nights`,
      percent: msg`a share of the price`,
      fixed: msg`an amount`,
    },
  },
  [`${at}/nights`]: { name: msg`Nights` },
  [`${at}/basisPoints`]: { name: msg`Share`, as: 'percent' },
  [`${at}/minor`]: { name: msg`Amount`, as: 'amount' },
});

const momentAt = (at: string, moment: FieldWords): WordTable => ({
  [at]: moment,
  [`${at}/daysBefore`]: { name: msg`Days before arrival` },
  [`${at}/hour`]: { name: msg({ message: 'At', comment: 'A time of day: at 18:00' }) },
});

export const policyWords: WordTable = {
  cancellationPolicies: { name: msg`Cancelling` },
  'cancellationPolicies/*': { name: msg({ message: 'Policy', comment: 'For cancelling' }) },
  'cancellationPolicies/*/id': { name: msg`Short word` },
  ...momentAt('cancellationPolicies/*/freeUntil', { name: msg`Free until` }),
  ...feeAt('cancellationPolicies/*/fee', { name: msg`Then you keep` }),
  'cancellationPolicies/*/steps': { name: msg`Dearer nearer to arrival` },
  ...momentAt('cancellationPolicies/*/steps/*/after', { name: msg`From` }),
  ...feeAt('cancellationPolicies/*/steps/*/fee', { name: msg`you keep` }),
  ...feeAt('cancellationPolicies/*/noShow', { name: msg`Of guests who do not come you keep` }),
};
