import { findTestCard, type TestCard } from './test-cards.ts';

export type Wallet = 'apple_pay' | 'google_pay';

export const walletNames: Readonly<Record<Wallet, string>> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' };

/**
 * What the guest's device has, as its browser tells: Apple Pay with Safari, Google Pay with Chrome and its kin, neither
 * with Firefox.
 */
export function walletsOf(userAgent = ''): Wallet[] {
  if (/Firefox\//.test(userAgent)) return [];
  if (/Chrome\/|CriOS\//.test(userAgent)) return ['google_pay'];
  return /Safari\//.test(userAgent) ? ['apple_pay'] : [];
}

export const isWallet = (name: string | undefined): name is Wallet => name === 'apple_pay' || name === 'google_pay';

/** The card that is in every wallet here. */
export function walletCard(): TestCard {
  const card = findTestCard('5555555555554444');
  if (!card) throw new Error('The card of the wallets is no test card');
  return card;
}
