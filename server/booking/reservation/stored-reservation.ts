import type { GuestInfo } from '@stayfront/contract/guest-info';
import type { Language } from '@stayfront/contract/property/texts';
import type { ChannelParameters } from '@stayfront/contract/reservation';
import type { ReservationStatus } from '@stayfront/rules/booking/status';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StoredGuarantee, StoredRoomStay } from '../../platform/db/stored-values.ts';

export type StoredReservation = {
  readonly hotelId: number;
  readonly reservationId: string;
  readonly status: ReservationStatus;
  readonly version: number;
  readonly createdAt: Instant;
  readonly holdExpiresAt: Instant | null;
  readonly cancelledAt: Instant | null;
  readonly language: Language;
  /** The guest's. */
  readonly currency: CurrencyCode;
  readonly hotelCurrency: CurrencyCode;
  readonly sessionId: string;
  readonly channel: ChannelParameters;
  readonly guest: GuestInfo;
  /** The card that stands for it; null where none was needed, or none has come yet. */
  readonly guarantee: StoredGuarantee | null;
  /** What became of the confirmation; null until it was tried. */
  readonly confirmationMail: 'sent' | 'failed' | null;
  readonly tokenSeed: Buffer;
  readonly tokenHash: Buffer;
  /** When the guest's data was taken out of it; its link opens nothing since. */
  readonly erasedAt: Instant | null;
  /** Whether the guest was asked to confirm it by the link in a mail. */
  readonly isMailAsked: boolean;
  /** Whether its rooms waited, or wait, for a card that the guest gives by a link. */
  readonly isCardAsked: boolean;
  /** In the order the guest chose them. */
  readonly roomStays: readonly StoredRoomStay[];
};
