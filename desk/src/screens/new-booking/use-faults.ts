import { useLingui } from '@lingui/react/macro';
import { twoAmounts } from '@stayfront/rules/currency/read-amount';
import { useAmountFault } from '../../features/reservation/use-amount-fault.ts';
import { isHeldBy, tellsGuest, type Draft } from './draft.ts';
import { hasHandPrices, nightsPaid, typedPrices } from './pick-price.ts';
import type { PickNow } from './use-picks.ts';

/** What is wrong, by the field at which it is said; `rooms` stands beside the rooms. */
export type Faults = Readonly<Partial<Record<string, string>>>;

export const needsReason = (picks: readonly PickNow[]): boolean =>
  picks.some(({ pick, picked }) => picked && (picked.offer.needsReason || hasHandPrices(picked, pick)));

/** What can be seen without asking the server. */
export function useFaults(): (draft: Draft, picks: readonly PickNow[]) => Faults {
  const { t } = useLingui();
  const faultOf = useAmountFault();
  return (draft, picks) => {
    const { guest, way, reason } = draft;
    const faults: Record<string, string> = {};
    if (picks.length === 0) faults['rooms'] = t`Choose a room first.`;
    else if (picks.some(({ picked }) => picked === null))
      faults['rooms'] = t`Choose another offer, or take the room out.`;
    if (guest.surname.trim() === '') faults['guest.surname'] = t`The surname is missing.`;
    if (guest.email.trim() === '' && isHeldBy(way)) faults['guest.email'] = t`The link needs an e-mail address.`;
    else if (guest.email.trim() === '' && tellsGuest(draft))
      faults['guest.email'] = t`The confirmation needs an e-mail address.`;
    if (reason.trim() === '' && needsReason(picks))
      faults['reason'] = t`Say why it is sold over a rule or at another price.`;
    for (const [place, { pick, picked }] of picks.entries())
      if (picked && typedPrices(picked, pick).includes(undefined)) {
        const wrong = nightsPaid(picked).map(({ night }) => pick.handPrices?.[night] ?? '');
        const two = wrong.find((typed) => twoAmounts(typed, picked.offers.currency)) ?? '';
        const fault = faultOf(two, picked.offers.currency, t`Write an amount, as 168 or 168.50.`);
        faults[`roomStays.${place}.nightPrices`] = fault;
      }
    return faults;
  };
}
