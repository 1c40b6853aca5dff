import type { checkCard, initSecureFields, PaymentBegun, ProviderStart } from '@stayfront/contract/payment';
import type { PaymentCard } from '@stayfront/contract/reservation';
import type { RouteAnswer } from '@stayfront/contract/route';
import type { ComponentType } from 'react';
import type { PaymentReturn } from '../../app/flow/payment-return.ts';

export interface PaymentProps {
  begun: PaymentBegun;
  /** What is charged, as it is written in the currency it is charged in. */
  price: string;
  /** What the payment is for, as the way back names it. */
  orderId: string;
  /** The address the provider leads back to, where it takes the whole window. */
  callback: string;
  /** It ended, somehow; in the words of a return address, which is only a reason to ask. */
  onDone: (result: Readonly<Record<string, string>>) => void;
  onFailed: (error: Error) => void;
  /** The guest went back without paying. */
  onClosed: () => void;
  /** The provider's session has ended: begins another one, or says false where there is no time left for it. */
  onSessionOver: () => boolean;
}

/** What a card's fields ask the hotel: for the guest of this session, or of a reservation by its link. */
export type CardAsks = {
  /** What the fields begin with. */
  readonly open: (signal: AbortSignal) => Promise<RouteAnswer<typeof initSecureFields>>;
  /** How far the guest's bank is with confirming a card that the provider keeps. */
  readonly check: (instrumentId: string) => Promise<RouteAnswer<typeof checkCard>>;
};

export interface GuaranteeProps {
  /** The same for as long as the fields stand. */
  asks: CardAsks;
  /** The button outside submits the form by this id. */
  formId: string;
  isAccepted: boolean;
  /** Whether the fields are there, filled and right. */
  onReady: (isReady: boolean) => void;
  /** Whether provider and bank are being asked. */
  onBusy: (isBusy: boolean) => void;
  /** The card is kept by the provider and confirmed by the bank: the booking can be sent with its mark. */
  onCollected: (paymentCard: PaymentCard) => void;
  onFailed: (error: Error) => void;
  /** The bank has turned the card down in the provider's own fields, of which the hotel hears nothing. */
  onRefused?: () => void;
}

/**
 * What a provider's folder holds for the guest's pages: its `part.ts` exports one. It is small, and its components are
 * lazy: a page loads the script of its own provider and no other.
 */
export type PaymentPart = {
  /** Throws where something is missing of what a payment begins with. */
  check(data: ProviderStart): void;
  /** How a way back of this provider is read; null where the address is not one of its. */
  readReturn(query: URLSearchParams): PaymentReturn | null;
  /** Takes a payment: the provider's page in a frame, its fields, or the way to its page. */
  readonly Payment: ComponentType<PaymentProps>;
  /** Takes a card as a guarantee; null where the provider keeps none. */
  readonly Guarantee: ComponentType<GuaranteeProps> | null;
};
