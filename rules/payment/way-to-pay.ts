/** How a rate wants to be secured: not at all, by a card that is kept, or by paying in advance. */
export type Guarantee = 'None' | 'GuaranteeRequired' | 'PrePay';

/** How a booking is paid: to the hotel, by giving a card as a guarantee, or now through the hotel's provider. */
export type WayToPay = 'at-hotel' | 'secure-fields' | 'online';

/** Without paying there is no booking: every room is paid in advance, and somebody takes the money. */
export const isPaymentMandatory = (guarantees: readonly Guarantee[], hasProvider: boolean): boolean =>
  hasProvider && guarantees.length > 0 && guarantees.every((one) => one === 'PrePay');

/** The guest types a card into the provider's fields, and nothing is charged. */
export const usesSecureFields = (guarantees: readonly Guarantee[]): boolean =>
  isCardRequired(guarantees) && !guarantees.includes('PrePay');

export const isCardRequired = (guarantees: readonly Guarantee[]): boolean => guarantees.some((one) => one !== 'None');

/** Where only some rooms are paid in advance, those are paid now and the same payment stands for the others. */
export function wayToPay(guarantees: readonly Guarantee[]): WayToPay {
  if (usesSecureFields(guarantees)) return 'secure-fields';
  return isCardRequired(guarantees) ? 'online' : 'at-hotel';
}

type PaymentPage = {
  readonly guarantees: readonly Guarantee[];
  readonly hasProvider: boolean;
  readonly isPackage: boolean;
  readonly isTaxServiceOn: boolean;
  /** The provider's page or fields stand on ours. */
  readonly hasClientStarted: boolean;
};

/**
 * Whether the booking is still before the guest to be looked at and accepted; no longer once the provider has begun.
 * Where only some rooms are paid in advance the payment is as mandatory as where all are.
 */
export const isPreviewActive = (page: PaymentPage): boolean =>
  !page.hasClientStarted &&
  (isPaymentMandatory(
    page.guarantees.filter((one) => one === 'PrePay'),
    page.hasProvider,
  ) ||
    page.isPackage ||
    !isCardRequired(page.guarantees) ||
    page.isTaxServiceOn);
