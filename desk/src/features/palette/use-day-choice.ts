import { useLingui } from '@lingui/react/macro';
import { readAskedStay } from '@stayfront/rules/stay/read-asked-stay';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { CalendarDays } from 'lucide-react';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { useAskWords } from '../stay/use-ask-words.ts';
import type { Choice } from './choice.ts';

/** "25 nov" leads to that day. */
export function useDayChoice(text: string, go: (href: string) => void): readonly Choice[] {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { today } = useHouse();
  const { arrival: day } = readAskedStay(text, stayDate(today), useAskWords());
  if (!day) return [];
  const href = `/${hotelId}/desk?day=${day}`;
  return [
    {
      id: 'day',
      icon: CalendarDays,
      words: formatDay(language, day, 'spoken'),
      aside: t`who comes, stays and leaves`,
      href,
      run: () => go(href),
    },
  ];
}
