import { fieldChange } from '@stayfront/rules/house-draft/field-change';
import { readField } from '@stayfront/rules/house-draft/read-field';
import { expect, test } from 'vitest';
import { exampleTransport } from '../../testing/example-transport.ts';
import { plainHouse, takeAll } from '../../testing/show-house.tsx';
import { openHouseStore } from './house-store.ts';

test('K24 whoever goes on waits for all that was typed, also while something is on its way', async () => {
  const house = plainHouse();
  const take = takeAll(house);
  const answering: (() => void)[] = [];
  const { transport, calls } = exampleTransport({
    changeHouse: async (call: Parameters<typeof take>[0]) => {
      await new Promise<void>((resolve) => answering.push(resolve));
      return take(call);
    },
  });
  const store = openHouseStore(house, { hotelId: 1001, transport, onDraft: () => {} });
  const type = (path: string, after: string): void =>
    store.type([fieldChange(path, readField(store.get().document, path), after)], 0);
  type('tagline/en', 'By the lake');
  void store.send();
  type('contact/email', 'stay@seehof.example');
  const all = store.send();
  answering.shift()?.();
  // The second request is made by the answer to the first.
  await expect.poll(() => answering.length).toBe(1);
  answering.shift()?.();
  await all;
  expect(calls.map(({ operationId }) => operationId)).toEqual(['changeHouse', 'changeHouse']);
  expect(store.get()).toMatchObject({ unsent: [], sent: [], link: { state: 'saved' } });
  expect(store.get().house.draft.paths.toSorted()).toEqual(['contact/email', 'tagline/en']);
});
