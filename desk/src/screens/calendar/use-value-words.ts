import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { FieldName, NightFields } from '../../features/calendar/sheet.ts';
import { writePrice } from './write-price.ts';

/** What a field of a night says: 248, 2 nights, closed, open. */
export function useValueWords(currency: CurrencyCode): (field: FieldName, value: NightFields[FieldName]) => string {
  const { t } = useLingui();
  const { language } = useDesk();
  return (field, value) => {
    if (field === 'price') return typeof value === 'number' ? writePrice(language, value, currency) : t`by its rule`;
    if (field === 'total') return t`${plural(Number(value ?? 0), { one: '# room', other: '# rooms' })}`;
    if (typeof value === 'boolean') {
      if (field === 'isClosed') return value ? t`closed` : t`open`;
      if (field === 'isClosedToArrival') return value ? t`no arrival` : t`arrival`;
      return value ? t`no departure` : t`departure`;
    }
    return typeof value === 'number' && value > 0
      ? t`${plural(value, { one: '# night', other: '# nights' })}`
      : t`any length`;
  };
}
