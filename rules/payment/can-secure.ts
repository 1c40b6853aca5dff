import type { Guarantee } from './way-to-pay.ts';

/** What can be done with a guest's card at a hotel. */
export type CardAbilities = {
  readonly canCharge: boolean;
  /** Keep a card without charging it, to have a guarantee. */
  readonly canKeep: boolean;
};

const none: CardAbilities = { canCharge: false, canKeep: false };

const byProvider: Readonly<Record<'JUSPAY' | 'PAYRAILS', CardAbilities>> = {
  // Its mandates follow Indian law and are no guarantee elsewhere.
  JUSPAY: { canCharge: true, canKeep: false },
  PAYRAILS: { canCharge: true, canKeep: true },
};

export const cardAbilities = (provider: keyof typeof byProvider | null): CardAbilities =>
  provider === null ? none : byProvider[provider];

/** Whether a rate can be booked as it asks to be secured. */
export function canSecure(guarantee: Guarantee, { canCharge, canKeep }: CardAbilities): boolean {
  switch (guarantee) {
    case 'None':
      return true;
    case 'PrePay':
      return canCharge;
    case 'GuaranteeRequired':
      return canKeep;
  }
}
