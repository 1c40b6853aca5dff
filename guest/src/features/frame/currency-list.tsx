import { preferredCurrencies, type CurrencyCode } from '@stayfront/rules/currency/currencies';
import { currencyName } from '../../app/i18n/currency-name.ts';
import { MenuList } from '@stayfront/ui/parts/menu-list.tsx';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useQueryNote } from './use-query-note.ts';

/** The most asked for first, the others by the alphabet below a line. */
export default function CurrencyList({ isFocused, onChosen }: { isFocused?: boolean; onChosen: () => void }) {
  const { language, currency, pay } = useVisit();
  const { currencies } = useHotel().config;
  const noteInQuery = useQueryNote();
  const isPreferred = (code: CurrencyCode) => preferredCurrencies.some((preferred) => preferred === code);
  const itemOf = (code: CurrencyCode) => ({ key: code, name: code, hint: currencyName(language, code) });
  return (
    <MenuList
      groups={[currencies.filter(isPreferred).map(itemOf), currencies.filter((code) => !isPreferred(code)).map(itemOf)]}
      current={currency}
      isFocused={isFocused}
      onChoose={(code) => {
        pay(code);
        noteInQuery('currency', code);
        onChosen();
      }}
    />
  );
}
