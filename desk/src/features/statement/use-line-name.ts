import { useLingui } from '@lingui/react/macro';
import type { StatementLineName } from '@stayfront/contract/desk/daily-statement';

/** What a line of the daily statement is about, in a word. */
export function useLineName(): (line: StatementLineName) => string {
  const { t } = useLingui();
  const names: Readonly<Record<StatementLineName, string>> = {
    rooms: t`Rooms`,
    charges: t({ message: 'Charges', comment: 'What guests were charged: a line of the daily statement' }),
    prices: t`Prices`,
    messages: t`Letters and messages`,
    history: t`History`,
  };
  return (line) => names[line];
}
