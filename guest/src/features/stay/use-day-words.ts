import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { useMemo } from 'react';
import { isCheckInOnly, isCheckOutOnly, type DayFacts } from '../../app/flow/day-book.ts';
import type { DayRefusal, StayChoice } from '../../app/flow/stay-choice.ts';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

/** What a day is called, what holds on it, and why it cannot be chosen, in the guest's language. */
export type DayWords = {
  name(day: StayDate, facts: readonly string[]): string;
  price(minor: number): string;
  rules(facts: DayFacts): string[];
  offers(facts: Pick<DayFacts, 'offers'>): string[];
  refusal(refusal: DayRefusal, day: StayDate, facts: DayFacts, choice: StayChoice): string;
};

export function useDayWords(currency: CurrencyCode | null): DayWords {
  const { t } = useLingui();
  const { language } = useVisit();
  const { offers: named } = useHotel().info;
  return useMemo(() => {
    const least = (nights: number) => t`${plural(nights, { one: 'at least # night', other: 'at least # nights' })}`;
    const most = (nights: number) => t`${plural(nights, { one: 'at most # night', other: 'at most # nights' })}`;
    return {
      name: (day, facts) => formatList(language, [formatDay(language, day, 'spoken'), ...facts]),
      price(minor) {
        const amount = currency ? formatMoney(language, minor, currency, 'search') : '';
        return t`from ${amount} per night`;
      },
      rules: (facts) => [
        ...(facts.minStay > 1 ? [least(facts.minStay)] : []),
        ...(facts.maxStay > 0 ? [most(facts.maxStay)] : []),
        ...(isCheckInOnly(facts) ? [t`check-in only`] : []),
        ...(isCheckOutOnly(facts) ? [t`check-out only`] : []),
      ],
      offers: ({ offers }) =>
        offers.flatMap(({ offerId, nights }) => {
          const offer = named?.find((one) => one.offerId === offerId)?.name;
          if (offer === undefined) return [];
          if (nights === null) return [offer];
          return [t`${plural(nights, { one: `${offer} from # night`, other: `${offer} from # nights` })}`];
        }),
      refusal(refusal, date, { canLeave }, choice) {
        const day = formatDay(language, date, 'choosing');
        const from = formatDay(language, choice.arrival, 'choosing');
        const butLeave = (text: string) => (canLeave ? `${text} ${t`You can still check out on this day.`}` : text);
        switch (refusal.kind) {
          case 'sold-out':
            return butLeave(t`Sold out on ${day}.`);
          case 'closed':
          case 'no-price':
            return butLeave(t`Not available on ${day}.`);
          case 'not-bookable':
            return butLeave(t`Not bookable online on ${day}.`);
          case 'occupancy':
            return butLeave(t`No room for so many guests on ${day}.`);
          case 'closed-to-arrival':
          case 'arrival-weekday':
            return butLeave(t`No check-in on ${day}.`);
          case 'closed-to-departure':
            return t`No check-out on ${day}.`;
          case 'too-few-nights':
            return butLeave(t`Too few free nights in a row from ${day}.`);
          case 'min-stay':
            return t`${plural(refusal.nights, {
              one: `A stay from ${from} has at least # night.`,
              other: `A stay from ${from} has at least # nights.`,
            })}`;
          case 'max-stay':
            return t`${plural(refusal.nights, {
              one: `A stay from ${from} has at most # night.`,
              other: `A stay from ${from} has at most # nights.`,
            })}`;
          case 'outside':
            return t`${day} cannot be booked online yet.`;
        }
      },
    };
  }, [t, language, currency, named]);
}
