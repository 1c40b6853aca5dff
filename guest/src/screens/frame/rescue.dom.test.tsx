import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from '../../page/lazy-part.ts';
import { drawPart } from '../../testing/draw-part.tsx';
import { Rescue } from './rescue.tsx';

function Broken(): never {
  throw new TypeError('planted');
}

test('a fault of the page itself is called ours, and not blamed on the connection to the hotel', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const screen = await drawPart(
    <Rescue>
      <Broken />
    </Rescue>,
  );
  await expect.element(screen.getByText('Something went wrong on this page')).toBeVisible();
  await expect.element(screen.getByText('We could not reach the hotel')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('a part of the page that does not come says that the hotel was not reached', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Missing = lazyPart(() => Promise.reject(new TypeError('Failed to fetch')));
  const screen = await drawPart(
    <Rescue>
      <Suspense>
        <Missing />
      </Suspense>
    </Rescue>,
  );
  await expect.element(screen.getByText('We could not reach the hotel')).toBeVisible();
});

test('a guest who goes on to another page finds it working', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const at = (place: string) => (
    <Rescue place={place} isInside>
      {place === '/a' ? <Broken /> : <p>Another page</p>}
    </Rescue>
  );
  const screen = await drawPart(at('/a'));
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await screen.rerender(at('/b'));
  await expect.element(screen.getByText('Another page')).toBeVisible();
});
