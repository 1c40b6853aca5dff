import { findTestCard, testCards, type TestCard } from '../card/test-cards.ts';

/** The numbers that the provider's own documents name, before those that all sandboxes know. */
export const stripeCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'VISA', conduct: 'succeeds' },
  { number: '4000002760003184', brand: 'VISA', conduct: 'asks for 3-D Secure' },
  ...testCards.filter(({ number }) => number !== '4111111111111111'),
];

export const findCard = (typed: string): TestCard | null =>
  stripeCards.find(({ number }) => number === typed.replace(/[\s-]/g, '')) ?? findTestCard(typed);
