import type { BookingRequest } from './booking-request.ts';
import { cookieNamed } from './cookie-named.ts';
import { writeCookie } from './write-cookie.ts';

type Payment = Pick<BookingRequest, 'paying' | 'done'>;

const cookieOf = (hotelId: number): string => `stayfront-paying-${hotelId}`;
const nameInEntry = (hotelId: number): string => `stayfront-booking-${hotelId}`;
const hour = 60 * 60;

/**
 * For browsers that store nothing. The booking goes with this entry of the history, which a reload keeps: the payment
 * step is one. The way to the provider and back makes new entries: a cookie of the checkout knows the reservation that
 * is to be paid for or was just made, as long as there is one.
 */
export function keepWithoutStorage(hotelId: number, request: BookingRequest): void {
  history.replaceState({ ...(history.state as object | null), [nameInEntry(hotelId)]: request }, '');
  const { paying, done } = request;
  const isNeeded = paying !== null || done !== null;
  const value = isNeeded ? encodeURIComponent(JSON.stringify({ paying, done })) : '';
  writeCookie(cookieOf(hotelId), value, isNeeded ? hour : 0, `/${hotelId}/checkout`);
}

export function readWithoutStorage(hotelId: number): Partial<BookingRequest> {
  const entry = (history.state as Readonly<Record<string, unknown>> | null)?.[nameInEntry(hotelId)];
  return { ...(entry as Partial<BookingRequest> | undefined), ...readPayment(hotelId) };
}

/** The newer word: an entry that was left for the provider's page does not know what became of it. */
function readPayment(hotelId: number): Partial<Payment> {
  try {
    return JSON.parse(cookieNamed(cookieOf(hotelId)) ?? '{}') as Partial<Payment>;
  } catch {
    return {};
  }
}
