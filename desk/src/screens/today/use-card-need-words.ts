import { useLingui } from '@lingui/react/macro';
import type { Need } from '@stayfront/contract/desk/needs';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { cardName } from '../../features/reservation/card-name.ts';
import { useWhen } from '../../features/reservation/use-when.ts';
import type { NeedWords } from './use-need-words.ts';

type CardNeed = Extract<Need, { readonly kind: 'card' | 'charge' }>;

/** A card that has not come, or has not paid, in words. */
export function useCardNeedWords(): (need: CardNeed) => NeedWords {
  const { t } = useLingui();
  const { language } = useDesk();
  const when = useWhen();
  const day = (date: string): string => formatDay(language, date, 'brief');
  return (need) => {
    const guest = need.guestName || t`A guest`;
    const since = need.since === null ? '' : when.since(need.since);
    if (need.kind === 'charge') {
      const sum = formatMoney(language, need.amount, need.currency);
      const card = need.card ? cardName(need.card) : '';
      const open = t`${sum} open since ${since}`;
      return {
        title: need.what === 'rest' ? t`The rest of ${guest} was not taken` : t`The fee of ${guest} was not taken`,
        cause: [card, t`the bank has said no`, open].filter(Boolean).join(' · '),
      };
    }
    const stay = [need.roomNames.join(', '), `${day(need.arrival)} – ${day(need.departure)}`].join(' · ');
    switch (need.what) {
      case 'ran-out':
        return { title: t`No card came of ${guest}`, cause: t`${stay}, free again since ${since}` };
      case 'refused':
        return { title: t`The bank has turned down the card of ${guest}`, cause: t`${stay}, since ${since}` };
      case 'overdue': {
        const due = need.dueOn === null ? '' : day(need.dueOn);
        return { title: t`No card came of ${guest}`, cause: t`${stay}, asked for until ${due}` };
      }
    }
  };
}
