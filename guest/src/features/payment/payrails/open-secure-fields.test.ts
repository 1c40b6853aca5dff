import { afterEach, expect, test, vi } from 'vitest';
import { openSecureFields } from './open-secure-fields.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the frames wait a tenth of a second for their places, and stay away where the page was left meanwhile', async () => {
  vi.useFakeTimers();
  const looked: string[] = [];
  vi.stubGlobal('document', {
    getElementById: (id: string) => {
      looked.push(id);
      return null;
    },
  });
  const opening = openSecureFields({} as never, {
    places: { cardNumber: 'number', cardholderName: 'name', expiryDate: 'expiry', cvv: 'cvv' },
    texts: {} as never,
    signal: new AbortController().signal,
    onChange: () => {},
    onReady: () => {},
  });
  await vi.advanceTimersByTimeAsync(99);
  expect(looked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(looked).toEqual(['number', 'name', 'expiry', 'cvv']);
  expect(await opening).toBeNull();
});
