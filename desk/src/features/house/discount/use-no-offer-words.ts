import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { NoOffer } from '@stayfront/rules/special-offer/why-no-offer';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { formatWeekday } from '@stayfront/ui/formats/format-weekday.ts';
import { useDesk } from '../../../app/page/desk-context.tsx';

/** Why a stay has no discount, and what would have it. */
export function useNoOfferWords(): (why: NoOffer) => string {
  const { t } = useLingui();
  const { language } = useDesk();
  const daysOf = (weekdays: readonly number[]): string =>
    formatList(
      language,
      weekdays.map((weekday) => formatWeekday(language, weekday)),
    );
  return (why) => {
    switch (why.kind) {
      case 'not-on-sale':
        return t`Not given: it cannot be booked today.`;
      case 'not-these-dates':
        return t`Not given: the stay is not on its days.`;
      case 'not-this-rate':
        return t`Not given at this rate.`;
      case 'not-this-room':
        return t`Not given in this room.`;
      case 'too-few-children': {
        const last = why.toAge - 1;
        return t`Not given: it wants ${plural(why.children, { one: '# child', other: '# children' })} aged ${why.fromAge} to ${last}.`;
      }
      case 'too-few-adults':
        return t`Not given: it wants ${plural(why.adults, { one: '# adult', other: '# adults' })}.`;
      case 'too-late':
        return t`Not given: it has to be booked ${plural(why.days, { one: '# day', other: '# days' })} ahead at least.`;
      case 'too-early':
        return t`Not given: it can be booked ${plural(why.days, { one: '# day', other: '# days' })} ahead at most.`;
      case 'arrival-weekday': {
        const days = daysOf(why.weekdays);
        return t`Not given: guests arrive on ${days}.`;
      }
      case 'night-weekdays': {
        const days = daysOf(why.weekdays);
        return t`Not given: no night of the stay is on ${days}.`;
      }
      case 'too-long':
        return t`Not given: ${plural(why.nights, { one: '# night', other: '# nights' })} at most.`;
      case 'too-short':
        return t`Not given: ${plural(why.nights, { one: '# night', other: '# nights' })} at least.`;
    }
  };
}
