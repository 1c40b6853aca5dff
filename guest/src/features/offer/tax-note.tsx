import { Trans } from '@lingui/react/macro';
import type { Product } from '@stayfront/contract/offer';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';

/** What is in the price and what is not; the same for every rate of a stay. */
export function TaxNote({ product }: { product: Product | undefined }) {
  const { language } = useVisit();
  return product && product.totalLocalTax > 0 ? (
    <Trans>
      Prices include VAT. City tax of {formatMoney(language, product.totalLocalTax, product.currency)} is not included
      and is collected by the hotel at check-in.
    </Trans>
  ) : (
    <Trans>Prices include VAT.</Trans>
  );
}
