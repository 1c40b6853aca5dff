import { vatInside } from './taxes.ts';
import { vatByRate, type VatLine } from './vat-by-rate.ts';

/** A room as it is sold: what is paid for its nights, and the VAT that was found inside when it was quoted. */
export type TaxedRoom = { readonly paid: number; readonly vat: number };

type TaxedService = { readonly totalMinor: number; readonly vatRates?: readonly number[] };

/** How much of what is paid for a service is VAT. It is rounded once for each rate, on the line that a guest reads. */
export const serviceVat = ({ totalMinor, vatRates = [] }: TaxedService): number =>
  sumOf(vatRates.map((rate) => vatInside(totalMinor, rate)));

/**
 * Whether a room was quoted at these rates: those of a hotel may have changed since. Ask in the hotel's currency, since
 * exchanged amounts are rounded and do not tell.
 */
export const isTaxedAt = ({ paid, vat }: TaxedRoom, rates: readonly number[]): boolean =>
  sumOf(rates.map((rate) => vatInside(paid, rate))) === vat;

/**
 * The VAT inside a room and its services by rate, in one currency: the lines add up to the VAT of the room and that of
 * every service. The VAT of a room whose rates are not known any more (null) is a line without a rate.
 */
export function soldVat(
  room: TaxedRoom,
  services: readonly TaxedService[],
  roomRates: readonly number[] | null,
): VatLine[] {
  return vatByRate([
    ...roomVat(room, roomRates),
    ...services.flatMap(({ totalMinor, vatRates = [] }) =>
      vatRates.map((basisPoints) => ({ basisPoints, minor: vatInside(totalMinor, basisPoints) })),
    ),
  ]);
}

function roomVat({ paid, vat }: TaxedRoom, rates: readonly number[] | null): VatLine[] {
  if (rates === null) return [{ basisPoints: null, minor: vat }];
  const all = rates.map((basisPoints) => ({ basisPoints, minor: vatInside(paid, basisPoints) }));
  // What rounding leaves over is the last one's, so that the lines sum to the VAT that was quoted.
  return all.map((line, i) =>
    i < all.length - 1 ? line : { ...line, minor: vat - sumOf(all.slice(0, i).map(({ minor }) => minor)) },
  );
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
