import { vatInside } from './taxes.ts';
import { vatByRate, type VatLine } from './vat-by-rate.ts';

/** A room as it is sold: what is paid for its nights, and the VAT that was found inside when it was quoted. */
export type TaxedRoom = { readonly paid: number; readonly vat: number };

type TaxedService = { readonly totalMinor: number; readonly vatRates?: readonly number[] };

/** How much of what is paid for a service is VAT. It is rounded once for each rate, on the line that a guest reads. */
export const serviceVat = ({ totalMinor, vatRates = [] }: TaxedService): number =>
  sumOf(vatRates.map((rate) => vatInside(totalMinor, rate)));

/**
 * The VAT inside a room and its services by rate, in one currency: the lines add up to the VAT of the room and that of
 * every service. `rates` are the hotel's own today. Where they do not explain the VAT that a room was quoted with, the
 * hotel has changed them since, and the room's VAT is a line without a rate. `quoted` is the room in the hotel's
 * currency: exchanged amounts are rounded, and would not tell.
 */
export function soldVat(
  room: TaxedRoom,
  services: readonly TaxedService[],
  rates: readonly number[],
  quoted: TaxedRoom = room,
): VatLine[] {
  return vatByRate([
    ...roomVat(room, rates, quoted),
    ...services.flatMap(({ totalMinor, vatRates = [] }) =>
      vatRates.map((basisPoints) => ({ basisPoints, minor: vatInside(totalMinor, basisPoints) })),
    ),
  ]);
}

function roomVat({ paid, vat }: TaxedRoom, rates: readonly number[], quoted: TaxedRoom): VatLine[] {
  const isExplained = sumOf(rates.map((rate) => vatInside(quoted.paid, rate))) === quoted.vat;
  if (!isExplained) return [{ basisPoints: null, minor: vat }];
  const all = rates.map((basisPoints) => ({ basisPoints, minor: vatInside(paid, basisPoints) }));
  // What rounding leaves over is the last one's, so that the lines sum to the VAT that was quoted.
  return all.map((line, i) =>
    i < all.length - 1 ? line : { ...line, minor: vat - sumOf(all.slice(0, i).map(({ minor }) => minor)) },
  );
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
