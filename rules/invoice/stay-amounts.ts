import { hotelBill, vatOf, type SoldService } from '../booking/stay-bill.ts';
import type { LocalTaxLine, Quote } from '../booking/quote.ts';
import type { Carried } from '../cancellation/carried.ts';
import type { TaxedAmount } from './invoice-sums.ts';
import { vatInside } from '../tax/taxes.ts';

/** What an invoice says of a room, with what it is of: the room itself, a service, a local tax, or a fee. */
export type StayAmount = TaxedAmount &
  (
    | { readonly kind: 'room' }
    | { readonly kind: 'service'; readonly serviceId: string; readonly quantity: number }
    | { readonly kind: 'tax'; readonly taxId: string }
    | { readonly kind: 'fee'; readonly what: 'change' | 'cancellation' }
  );

type Stay = {
  readonly status: 'book' | 'cancel';
  readonly quote: Quote;
  readonly services: readonly SoldService[];
  readonly taxes: readonly LocalTaxLine[];
  readonly cancellationFee: number;
  readonly carried: Carried;
};

/**
 * What a room comes to, line by line, in the hotel's currency: all that is paid for it. Of a cancelled room that is the
 * fee. Fees make good what the house has lost, and local taxes are passed on: neither has VAT in it. `rates`: the
 * hotel's own, at which its nights are taxed; services come with theirs.
 */
export function stayAmounts(stay: Stay, rates: readonly number[]): StayAmount[] {
  const { quote, services, carried } = stay;
  const fees: StayAmount[] = [
    fee('change', carried.feePaid + carried.feeDue),
    ...(stay.status === 'cancel' ? [fee('cancellation', stay.cancellationFee)] : []),
  ].filter(({ gross }) => gross > 0);
  if (stay.status === 'cancel') return fees;
  const taxed = { ...quote, localTaxes: [...quote.localTaxes, ...stay.taxes] };
  const bill = hotelBill(taxed, services);
  return [
    { kind: 'room', gross: bill.roomPrice - bill.discount, vat: vatOf(quote, hotelBill(quote, []), rates) },
    ...bill.services.map((service): StayAmount => ({
      kind: 'service',
      serviceId: service.serviceId,
      quantity: service.quantity,
      gross: service.totalMinor,
      vat: (service.vatRates ?? [])
        .map((basisPoints) => ({ basisPoints, minor: vatInside(service.totalMinor, basisPoints) }))
        .filter(({ minor }) => minor !== 0),
    })),
    ...bill.localTaxes
      .filter(({ minor }) => minor !== 0)
      .map(({ taxId, minor }): StayAmount => ({ kind: 'tax', taxId, gross: minor, vat: [] })),
    ...fees,
  ];
}

const fee = (what: 'change' | 'cancellation', gross: number): StayAmount => ({ kind: 'fee', what, gross, vat: [] });
