import { currencies, type CurrencyCode } from '@stayfront/rules/currency/currencies';
import { readField } from '@stayfront/rules/house-draft/read-field';
import { useHouse } from '../../app/page/desk-context.tsx';
import type { HouseNow } from './house-store.ts';
import { useHouseNow } from './use-house-store.ts';

const currencyOf = ({ document }: HouseNow): unknown => readField(document, 'currency');

/** That of the draft; that of what guests see, where the draft has none that is known. */
export function useHouseCurrency(): CurrencyCode {
  const published = useHouse().currency;
  const drafted = useHouseNow(currencyOf);
  return currencies.find((one) => one === drafted) ?? published;
}
