import type { Customization } from '@stayfront/contract/customization';
import type { LocalTaxLine, Quote } from '@stayfront/rules/booking/quote';
import type { SoldService } from '@stayfront/rules/booking/stay-bill';
import type { Carried } from '@stayfront/rules/cancellation/carried';
import type { KnownCard } from '@stayfront/rules/payment/card-name';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import type { Guests } from '@stayfront/rules/stay/guests';
import type { StayDate } from '@stayfront/rules/stay/stay-date';

/** A look as it is kept: pictures by what they are, not by where they are. */
export type StoredLook = Omit<Customization, 'logoUrl' | 'bgUrl'> & {
  readonly logo: string | null;
  readonly background: string | null;
};

/** A room of a partner's bundle. */
export type BundledStay = {
  readonly roomId: string;
  readonly ratePlanId: string;
  readonly arrival: StayDate;
  readonly departure: StayDate;
  readonly guests: Guests;
};

/** One room of a reservation as it was sold. */
export type StoredRoomStay = {
  readonly roomStayIndex: number;
  readonly status: 'book' | 'cancel';
  readonly quote: Quote;
  readonly services: readonly SoldService[];
  /** Local taxes that a tax service named at checkout. */
  readonly taxes: readonly LocalTaxLine[];
  /** What was kept when the room was cancelled. */
  readonly cancellationFee: number;
  /** What is left of the rooms it was changed from. */
  readonly carried: Carried;
};

/** A card that a provider keeps: what it is called there, and what a guest knows it by. Never its number. */
export type KeptCard = KnownCard & {
  readonly instrumentId: string;
  readonly expiryMonth: string | null;
  readonly expiryYear: string | null;
};

/** The card that stands for a booking, at the provider that keeps it. */
export type StoredGuarantee = KeptCard & {
  readonly provider: ProviderName;
  /** It was given by a link whose page said that the rest beyond the deposit is taken from it. */
  readonly isForRest?: true;
};
