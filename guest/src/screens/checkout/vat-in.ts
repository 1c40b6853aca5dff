import { soldVat } from '@stayfront/rules/tax/sold-vat';
import { vatByRate, type VatLine } from '@stayfront/rules/tax/vat-by-rate';
import type { Order } from '../../flow/booking-request.ts';

/** The VAT inside what is being booked, services too, by rate. `rates` are the hotel's. */
export const vatIn = (orders: readonly Order[], rates: readonly number[]): VatLine[] =>
  vatByRate(
    orders.flatMap(({ product, services = [] }) =>
      soldVat(
        { paid: product.totalPrice - product.totalDiscount, vat: product.totalVat },
        services.map(({ unitPrice, quantity, vatBasisPoints }) => ({
          totalMinor: unitPrice * quantity,
          vatRates: vatBasisPoints ?? rates,
        })),
        rates,
      ),
    ),
  );
