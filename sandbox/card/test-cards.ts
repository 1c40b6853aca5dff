/** What a test card does. Only these numbers are taken: nobody is to type a real card into a sandbox. */
export type CardConduct =
  | 'succeeds'
  | 'is declined'
  | 'has too little money'
  | 'has expired'
  | 'asks for 3-D Secure'
  | 'succeeds, later is declined'
  | 'is pending, then succeeds'
  | 'is pending, then is declined'
  | 'stays pending';

export type TestCard = {
  readonly number: string;
  readonly brand: string;
  readonly conduct: CardConduct;
};

export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', brand: 'VISA', conduct: 'succeeds' },
  { number: '5555555555554444', brand: 'MASTERCARD', conduct: 'succeeds' },
  { number: '4000000000003220', brand: 'VISA', conduct: 'asks for 3-D Secure' },
  { number: '4000000000000341', brand: 'VISA', conduct: 'succeeds, later is declined' },
  { number: '4000000000000002', brand: 'VISA', conduct: 'is declined' },
  { number: '4000000000009995', brand: 'VISA', conduct: 'has too little money' },
  { number: '4000000000000069', brand: 'VISA', conduct: 'has expired' },
  { number: '4000000000000077', brand: 'VISA', conduct: 'is pending, then succeeds' },
  { number: '4000000000000093', brand: 'VISA', conduct: 'is pending, then is declined' },
  { number: '4000000000000259', brand: 'VISA', conduct: 'stays pending' },
];

/** What a card does that is charged while its holder is away. */
export const conductAlone = (conduct: CardConduct): CardConduct =>
  conduct === 'succeeds, later is declined' ? 'is declined' : conduct;

export const inFours = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

export function findTestCard(typed: string): TestCard | null {
  const digits = typed.replace(/[\s-]/g, '');
  return testCards.find(({ number }) => number === digits) ?? null;
}

/** Whether an expiry such as 03/29 or 3 / 2029 lies ahead or is this month. */
export function isValidExpiry(typed: string, now: number): boolean {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? [];
  if (month === undefined || Number(month) < 1 || Number(month) > 12) return false;
  const today = new Date(now);
  return (2000 + Number(year)) * 12 + Number(month) > today.getUTCFullYear() * 12 + today.getUTCMonth();
}
