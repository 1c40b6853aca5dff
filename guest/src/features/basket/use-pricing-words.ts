import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { pricingTypes } from '@stayfront/rules/service/price-service';
import type { ServiceOffer } from '@stayfront/contract/service';

type PricingType = ServiceOffer['pricingType'];

/** What the price of a service is for, in words. */
export function usePricingWords() {
  const { t } = useLingui();
  // In the contract's order.
  const words: Record<keyof typeof pricingTypes & `${number}`, string> = [
    t`per night`,
    t`per person`,
    t`per person per night`,
    t`per stay`,
    t({ message: 'per use', comment: 'Price of a service each time it is used' }),
  ];
  const per = (type: PricingType): string => words[`${pricingTypes.indexOf(type)}` as keyof typeof words];
  const times = ({ pricingType, units }: { pricingType: PricingType; units: number }, quantity: number): string => {
    const count = units * quantity;
    return pricingType === pricingTypes[0]
      ? t`${plural(count, { one: '# night', other: '# nights' })}`
      : `${count} × ${per(pricingType)}`;
  };
  return { per, times };
}
