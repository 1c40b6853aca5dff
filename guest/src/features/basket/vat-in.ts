import { soldVat } from '@stayfront/rules/tax/sold-vat';
import { vatByRate, type VatLine } from '@stayfront/rules/tax/vat-by-rate';
import { orderedServices, type Order } from '../../app/flow/booking-request.ts';

/** The VAT inside what is being booked, services too, by rate. `rates` are the hotel's. */
export const vatIn = (orders: readonly Pick<Order, 'product' | 'services'>[], rates: readonly number[]): VatLine[] =>
  vatByRate(
    orders.flatMap((order) =>
      soldVat(
        { paid: order.product.roomPrice - order.product.totalDiscount, vat: order.product.totalVat },
        orderedServices(order).map(({ unitPrice, quantity, vatBasisPoints }) => ({
          totalMinor: unitPrice * quantity,
          vatRates: vatBasisPoints ?? rates,
        })),
        rates,
      ),
    ),
  );
