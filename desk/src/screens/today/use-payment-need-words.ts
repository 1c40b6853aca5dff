import { useLingui } from '@lingui/react/macro';
import type { Need } from '@stayfront/contract/desk/needs';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import type { NeedWords } from './use-need-words.ts';

type PaymentNeed = Extract<Need, { readonly kind: 'payment' }>;

/** Money on an unusual way, in words. */
export function usePaymentNeedWords(): (need: PaymentNeed) => NeedWords {
  const { t } = useLingui();
  const { language } = useDesk();
  const { since: time } = useWhen();
  return ({ what, guestName, amount, currency, since: at }) => {
    const guest = guestName || t`A guest`;
    const sum = formatMoney(language, amount, currency);
    const since = at === null ? '' : time(at);
    const onItsWay = t`${sum} goes back since ${since}, and has not arrived`;
    switch (what) {
      case 'paid-twice':
        return { title: t`${guest} paid twice`, cause: onItsWay };
      case 'too-much':
        return { title: t`${guest} paid more than is owed`, cause: onItsWay };
      case 'late':
        return { title: t`${guest} paid too late`, cause: onItsWay };
      case 'wrong-amount':
        return { title: t`${guest} paid another amount than was asked for`, cause: onItsWay };
      case 'charged-back':
        return { title: t`A payment of ${guest} was taken back`, cause: t`${sum} since ${since}; it is owed again` };
      case 'refund-failed':
        return { title: t`A refund does not reach ${guest}`, cause: t`${sum}, tried since ${since}` };
    }
  };
}
