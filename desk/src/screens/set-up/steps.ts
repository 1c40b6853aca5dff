import type { SetUp } from '@stayfront/contract/desk/set-up';

/** In the order in which they are gone through; each is a word of the address. */
export const steps = ['hotel', 'rooms', 'rates', 'prices', 'money', 'pictures', 'live'] as const;
export type Step = (typeof steps)[number];

export const isStep = (word: string | undefined): word is Step => steps.some((step) => step === word);

/** What has something in the house. Its name and place are there since it began. */
export const isDone = ({ done }: SetUp, step: Step): boolean =>
  step === 'hotel' || (step === 'live' ? done.open : done[step]);

/** Where somebody goes on who comes back. */
export const firstOpen = (setUp: SetUp): Step => steps.find((step) => !isDone(setUp, step)) ?? 'live';

export const stepAfter = (step: Step): Step | null => steps[steps.indexOf(step) + 1] ?? null;
export const stepBefore = (step: Step): Step | null => steps[steps.indexOf(step) - 1] ?? null;

/** About how long each takes somebody who has never seen it. */
const minutes: Readonly<Record<Step, number>> = {
  hotel: 2,
  rooms: 2,
  rates: 2,
  prices: 2,
  money: 2,
  pictures: 3,
  live: 1,
};

export const minutesLeft = (setUp: SetUp, at: Step): number =>
  steps
    .slice(steps.indexOf(at))
    .filter((step) => step === at || !isDone(setUp, step))
    .reduce((sum, step) => sum + minutes[step], 0);
