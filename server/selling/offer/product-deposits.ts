import type { Deposit } from '@stayfront/contract/deposit';
import { quoteDeposit, type QuotedDeposit } from '@stayfront/rules/booking/deposit-rule';
import { money } from '@stayfront/rules/money';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeDeposit } from './describe-deposit.ts';
import type { ListedRate } from './price-list.ts';
import type { Offering, PricedProduct } from './price-product.ts';

/** Deposits of the products of one search. */
export type ProductDeposits = {
  /** What is agreed with a rate for this stay; null where all is paid at once or at the hotel. */
  quoted(rate: ListedRate): QuotedDeposit | null;
  /** What that is for a product; undefined where there is none. */
  describe(product: PricedProduct): Deposit | undefined;
};

export function productDeposits({ document }: Hotel, { stay, shown, now }: Offering): ProductDeposits {
  const { arrival } = stay;
  const today = todayAt(document.timeZone, now);
  const quoted = ({ deposit }: ListedRate): QuotedDeposit | null => deposit && quoteDeposit(deposit, arrival, today);
  return {
    quoted,
    describe(product) {
      const deposit = quoted(product.rate);
      if (!deposit) return undefined;
      const nights = product.nightPrices.map((price, i) => [price, product.nightDiscounts[i] ?? 0] as const);
      const { currency } = document;
      return describeDeposit(deposit, {
        own: {
          arrival,
          nightPrices: nights.map(([price, discount]) => money(price - discount, currency)),
          total: money(product.hotelTotal - product.hotelDiscount, currency),
        },
        shown: {
          arrival,
          nightPrices: nights.map(([price, discount]) => money(shown.as(price) - shown.as(discount), shown.currency)),
          total: money(product.totalMinor - product.discountMinor, shown.currency),
        },
        as: shown.as,
      });
    },
  };
}
