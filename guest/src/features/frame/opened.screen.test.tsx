import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import { find, get } from '../../testing/by-role.ts';
import { showPart } from '../../testing/show-part.tsx';
import { Opened } from './opened.tsx';

const Missing = lazyPart(() => Promise.reject(new TypeError('Failed to fetch')));

function Broken(): never {
  throw new TypeError('planted');
}

/** A page with two buttons; each opens a part that fails, in a way of its own. */
function Page() {
  const [open, setOpen] = useState<'missing' | 'broken' | null>(null);
  return (
    <>
      <h1>Rooms</h1>
      <button onClick={() => setOpen('missing')}>Dates</button>
      <button onClick={() => setOpen('broken')}>Guests</button>
      <Opened place={String(open)} onClose={() => setOpen(null)}>
        {open === 'missing' && <Missing />}
        {open === 'broken' && <Broken />}
      </Opened>
    </>
  );
}

test('a panel that does not come is said at the edge of the page, which stays; closed, the line goes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await showPart(<Page />);
  await user.click(get('button', 'Dates'));
  expect((await find('alert')).textContent).toContain('We could not reach the hotel');
  get('heading', 'Rooms');
  await user.click(get('button', 'Close'));
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('a panel that breaks is called our fault, and another one opens in its place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await showPart(<Page />);
  await user.click(get('button', 'Guests'));
  expect((await find('alert')).textContent).toContain('Something went wrong on this page');
  await user.click(get('button', 'Dates'));
  await vi.waitFor(() => expect(get('alert').textContent).toContain('We could not reach the hotel'));
  get('heading', 'Rooms');
});
