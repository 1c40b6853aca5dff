import { useLingui } from '@lingui/react/macro';
import type { Product } from '@stayfront/contract/offer';
import { addDays } from '@stayfront/rules/stay/stay-date';
import type { Search } from '../../app/flow/search.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatVatRate } from '../../app/i18n/format-vat-rate.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { SummaryLines, type SummaryLine } from '@stayfront/ui/parts/summary-lines.tsx';
import { useCounts } from '../../features/stay/use-counts.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { splitDiscount } from '../../features/discount/split-discount.ts';
import { vatIn } from '../../features/basket/vat-in.ts';
import { useHotel } from '../../app/page/hotel-context.ts';

/** Night by night, what is taken off, what it comes to, and what is in it and beside it. */
export function PriceDetails({ product, search }: { product: Product; search: Search }) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { config, info } = useHotel();
  const { nights } = useCounts();
  const bill = (minor: number): string => formatMoney(language, minor, product.currency);
  const stay = nights(product.nbNights);
  const { offers, rest } = splitDiscount(product);
  const describe = (id: string) => {
    const offer = info.offers?.find(({ offerId }) => offerId === id);
    return offer?.description && <span lang={offer.otherLanguages?.description}>{offer.description}</span>;
  };
  const lines: SummaryLine[] = [
    ...product.nightPrices.map((price, index) => ({
      key: `night-${index}`,
      label: formatDay(language, addDays(search.stay.arrival, index), 'choosing'),
      amount: bill(price),
    })),
    ...offers.map(({ offerId, name, otherLanguages, totalDiscount }) => ({
      key: `offer ${offerId}`,
      label: <span lang={otherLanguages?.name}>{name}</span>,
      note: describe(offerId),
      amount: bill(-totalDiscount),
      kind: 'saving' as const,
    })),
    ...(rest > 0 ? [{ key: 'discount', label: t`Discount`, amount: bill(-rest), kind: 'saving' as const }] : []),
    ...product.mandatoryServices.map(({ serviceId, name, unitPrice, quantity }) => ({
      key: serviceId,
      label: name,
      amount: bill(unitPrice * quantity),
    })),
    {
      key: 'total',
      label: t`Total for ${stay}`,
      amount: bill(product.totalPrice - product.totalDiscount),
      kind: 'total',
    },
    ...vatIn([{ product }], config.vatBasisPoints).map(({ basisPoints, minor }) => ({
      key: `vat ${basisPoints}`,
      label: basisPoints === null ? t`VAT, included` : t`VAT ${formatVatRate(language, basisPoints)}, included`,
      amount: bill(minor),
    })),
    ...(product.totalLocalTax > 0
      ? [
          {
            key: 'city-tax',
            label: t`City tax, not included, collected by the hotel at check-in`,
            amount: bill(product.totalLocalTax),
          },
        ]
      : []),
  ];
  return <SummaryLines className="pd" lines={lines} />;
}
