import { Suspense, useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import { find, get } from '../../testing/by-role.ts';
import { showPart } from '../../testing/show-part.tsx';
import { Rescue } from './rescue.tsx';

function Broken(): never {
  throw new TypeError('planted');
}

test('a fault of the page itself is called ours, and not blamed on the connection to the hotel', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await showPart(
    <Rescue>
      <Broken />
    </Rescue>,
  );
  await screen.findByText('Something went wrong on this page');
  await waitFor(() => expect(screen.queryByText('We could not reach the hotel')).toBeNull());
  await find('button', 'Reload');
});

test('a part of the page that does not come says that the hotel was not reached', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Missing = lazyPart(() => Promise.reject(new TypeError('Failed to fetch')));
  await showPart(
    <Rescue>
      <Suspense>
        <Missing />
      </Suspense>
    </Rescue>,
  );
  expect(await screen.findByText('We could not reach the hotel')).toBeTruthy();
});

test('a guest who goes on to another page finds it working', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const TwoPages = () => {
    const [place, setPlace] = useState('/a');
    return (
      <>
        <button onClick={() => setPlace('/b')}>Go on</button>
        <Rescue place={place} isInside>
          {place === '/a' ? <Broken /> : <p>Another page</p>}
        </Rescue>
      </>
    );
  };
  const { user } = await showPart(<TwoPages />);
  await find('alert');
  await user.click(get('button', 'Go on'));
  expect(await screen.findByText('Another page')).toBeTruthy();
});
