import { useLingui } from '@lingui/react/macro';
import { tidy, type AskWords } from '@stayfront/rules/stay/read-asked-stay';
import { formsOf } from '@stayfront/ui/formats/written-forms.ts';
import { useDesk } from '../../app/page/desk-context.tsx';

/** The words of the language that the desk speaks, all their forms. */
export function useAskWords(): AskWords {
  const { t } = useLingui();
  const { months, weekdays } = formsOf(useDesk().language);
  const byPlace = (lists: readonly (readonly string[])[]): string[][] =>
    (lists[0] ?? []).map((_, place) => lists.map((list) => tidy(list[place] ?? '')));
  const forms = (said: string): string[] => said.split(' ').map(tidy);
  return {
    months: byPlace(months),
    weekdays: byPlace(weekdays),
    today: forms(t({ message: 'today', comment: 'All words for it that one may type, with spaces between' })),
    tomorrow: forms(t({ message: 'tomorrow', comment: 'All words for it that one may type, with spaces between' })),
    nights: forms(t({ message: 'nights night', comment: 'All words for it that one may type, with spaces between' })),
    adults: forms(
      t({ message: 'adults adult persons', comment: 'All words for it that one may type, with spaces between' }),
    ),
    children: forms(
      t({ message: 'children child kids', comment: 'All words for it that one may type, with spaces between' }),
    ),
  };
}
