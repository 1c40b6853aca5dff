import { useLingui } from '@lingui/react/macro';
import type { Product } from '@stayfront/contract/offer';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';

/** The line that says which services are in a price because nobody can refuse them; null where there are none. */
export function useIncluded(): (product: Pick<Product, 'mandatoryServices' | 'currency'>) => string | null {
  const { t } = useLingui();
  const { language } = useVisit();
  return ({ mandatoryServices, currency }) => {
    if (mandatoryServices.length === 0) return null;
    const services = formatList(
      language,
      mandatoryServices.map(
        ({ name, unitPrice, quantity }) => `${name} ${formatMoney(language, unitPrice * quantity, currency)}`,
      ),
    );
    return t({
      message: `Includes ${services}`,
      comment:
        'Below a price: services that cannot be refused, each with its amount, as in: Includes final cleaning CHF 30.00',
    });
  };
}
