import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Step } from './steps.ts';

/** What a step is called in the list, what it asks, and what the one before calls its button. */
export const stepWords: Readonly<
  Record<Step, { readonly name: MessageDescriptor; readonly asks: MessageDescriptor; readonly next: MessageDescriptor }>
> = {
  hotel: { name: msg`Your hotel`, asks: msg`What is your hotel like?`, next: msg`Next: your hotel` },
  rooms: { name: msg`Rooms`, asks: msg`Which rooms do you have?`, next: msg`Next: rooms` },
  rates: { name: msg`Rates`, asks: msg`How do you sell them?`, next: msg`Next: rates` },
  prices: { name: msg`Prices`, asks: msg`What does a night cost?`, next: msg`Next: prices` },
  money: { name: msg`Money`, asks: msg`How do guests pay?`, next: msg`Next: money` },
  pictures: { name: msg`Pictures`, asks: msg`What does it look like?`, next: msg`Next: pictures` },
  live: { name: msg`Go live`, asks: msg`Ready for guests?`, next: msg`Next: go live` },
};
