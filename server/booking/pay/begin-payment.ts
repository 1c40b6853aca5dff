import type { PaymentBegun } from '@stayfront/contract/payment';
import type { RefusedBy } from '@stayfront/contract/problem';
import { money } from '@stayfront/rules/money';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { lockedReservation } from '../reservation/locked-reservation.ts';
import { describeBegun } from './describe-begun.ts';
import type { ProviderOf } from '../../payment/provider-of.ts';
import { startPayment } from '../../payment/start-payment.ts';

export type BeginDeps = { readonly db: Db; readonly providerOf: ProviderOf; readonly publicUrl: () => string };

type Payment = {
  readonly purpose: string;
  /** In the hotel's currency. */
  readonly amount: number;
  readonly profileId: string;
  /** Where the provider leads back to, below the hotel's number. */
  readonly page: string;
  readonly expiresAt: Instant;
  readonly isSessionOver: boolean;
};

/** Begins what a guest pays for a reservation, and says how the guest's page goes on with it. */
export async function beginPayment(
  deps: BeginDeps,
  { hotelId, document }: Hotel,
  { reservationId, hotelCurrency, guest }: StoredReservation,
  { purpose, amount, profileId, page, expiresAt, isSessionOver }: Payment,
  now: Instant,
): Promise<PaymentBegun | RefusedBy<typeof startPayment>> {
  const due = money(amount, hotelCurrency);
  const { givenName, surname, email, phone } = guest;
  const begun = await startPayment(
    { ...deps, effects: { lock: lockedReservation } },
    {
      hotelId,
      reservationId,
      purpose,
      amount: due,
      description: `${document.name}, ${reservationId}`,
      guest: { profileId, givenName, surname, email, phone },
      returnUrl: `${deps.publicUrl()}/${hotelId}/${page}`,
      expiresAt,
      isSessionOver,
    },
    now,
  );
  return 'refused' in begun ? begun : describeBegun(begun, due);
}
