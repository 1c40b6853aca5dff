import { providers, type CardAbilities, type ProviderName } from './providers.ts';
import type { Guarantee } from './way-to-pay.ts';

const none: CardAbilities = { canCharge: false, canKeep: false, canCollect: false };

export const cardAbilities = (provider: ProviderName | null): CardAbilities =>
  provider === null ? none : providers[provider];

/** Whether a rate can be booked as it asks to be secured. */
export function canSecure(
  guarantee: Guarantee,
  { canCharge, canKeep }: Pick<CardAbilities, 'canCharge' | 'canKeep'>,
): boolean {
  switch (guarantee) {
    case 'None':
      return true;
    case 'PrePay':
      return canCharge;
    case 'GuaranteeRequired':
      return canKeep;
  }
}
