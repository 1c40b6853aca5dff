import type { Refusal } from '@stayfront/contract/problem';
import { problems } from '@stayfront/contract/problems';
import { gatherFaults, otaCodes, type AlpineFault, type Faults } from '@stayfront/rules/alpinebits/faults';
import { isOwnerOf } from '../../property/connection-account/is-owner-of.ts';
import type { Owned } from '@stayfront/rules/connection/account';
import type { AlpineCall, AlpineDone } from './alpine-call.ts';

/** A message of which nothing was taken, with all that is wrong with it. */
export const refusedWith = (faults: readonly AlpineFault[]): AlpineDone => ({
  outcome: { kind: 'error', faults },
  told: { faults: faults.map(({ code, element, message }) => ({ code: String(code), element, message })) },
  change: null,
});

/** What the calendar or the document has against a message, in words for who sent it. */
export function refusedBy(refusal: Refusal, element: string): AlpineDone {
  const { refused, errors = [], detail } = refusal;
  const messages =
    errors.length > 0
      ? errors.map(({ field, message }) => `${field}: ${message}`)
      : [detail ?? problems[refused].title];
  const faults = messages.map((message) => ({ code: otaCodes.cannot, element, message: `${element}: ${message}` }));
  return { ...refusedWith(faults), refusal };
}

/** Refuses what the hotel does not let this system decide. */
export function notItsOwn({ account }: AlpineCall, part: Owned, element: string): AlpineDone | null {
  if (isOwnerOf(account, part)) return null;
  const faults: Faults = gatherFaults();
  faults.add('cannot', element, `the hotel has not said that "${account.title}" decides about ${part}`);
  return refusedWith(faults.list);
}
