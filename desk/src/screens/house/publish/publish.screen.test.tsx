import { RefusedCall } from '@stayfront/contract/call';
import type { House } from '@stayfront/contract/desk/house/draft';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { problemOf } from '@stayfront/contract/problem';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openHouse } from '../../../testing/open-house.tsx';
import { exampleHouse } from '../../../testing/show-house.tsx';

const region = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const [words, name] = exampleHouse.draft.fields;
/** The example's draft with nothing wrong in it. */
const drafted: House = {
  ...exampleHouse,
  draft: {
    ...exampleHouse.draft,
    faults: [],
    fields: [words, { ...name, conflict: null }] as House['draft']['fields'],
  },
};
const params = (body: unknown) => body as { number: number; paths?: string[] };

test('K23 every change stands in words beside who wrote it, and guests’ pages of now and then stand side by side', async () => {
  const { user } = await openHouse('/publish', { house: drafted });
  expect(screen.getByRole('heading', { level: 1, name: 'Publish 2 changes' })).toBeTruthy();
  const changes = await region(/Changes/);
  const description = changes.getByRole('button', {
    name: /The Weir Room: Description, English mara@riverhouse.example/,
  });
  await user.click(description);
  const shown = description.closest('li') as HTMLElement;
  expect([...shown.querySelectorAll('ins')].map(({ textContent }) => textContent).join(' ')).toMatch(
    /Wake to the weir/,
  );
  const [now, then] = screen.getAllByTitle<HTMLIFrameElement>(/Now|After publishing/);
  expect([now?.getAttribute('src'), then?.getAttribute('src')]).toEqual([
    '/1001/room/weir?lang=en',
    '/preview/1001/room/weir?lang=en',
  ]);
  await user.click(screen.getByRole('radio', { name: 'Smartphone' }));
  expect(now?.parentElement?.dataset['device']).toBe('phone');
  await user.click(screen.getByRole('radio', { name: 'Both' }));
  expect(screen.queryByTitle('Now')).toBeNull();
  const both = ['After publishing', 'After publishing, on a phone'].map((title) => screen.getByTitle(title));
  expect(both.map((frame) => frame.parentElement?.dataset['device'])).toEqual(['desk', 'phone']);
});

test('K23 what is ticked is published, once however often it is sent, and nothing else', async () => {
  let isLost = true;
  const publishHouse = () => {
    if (isLost) throw new TypeError('Failed to fetch');
    return examplesOf('publishHouse')?.answer;
  };
  const { user, asked } = await openHouse('/publish', { house: drafted, answers: { publishHouse } });
  await user.click(await screen.findByRole('checkbox', { name: /Publish Flexible.*: Name, English/ }));
  await user.click(screen.getByRole('button', { name: 'Publish 1 change' }));
  expect(await screen.findByText(/No answer. Nothing is lost/)).toBeTruthy();
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Publish 1 change' }));
  expect(await screen.findByText('Version 14 is live. Guests see it from now on.')).toBeTruthy();
  const calls = asked('publishHouse');
  expect(calls.map(({ body }) => body)).toEqual([
    { number: 31, paths: ['rooms/weir/description/en'] },
    { number: 31, paths: ['rooms/weir/description/en'] },
  ]);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
});

test('K23 what cannot be published is told at its field, and booked rooms with the bookings that hold them', async () => {
  const { user } = await openHouse('/publish', {
    house: exampleHouse,
    answers: {
      publishHouse: () => {
        throw new RefusedCall(
          problemOf({
            refused: 'house.room_booked',
            details: {
              rooms: [{ room: 'weir', stays: 2, lastDeparture: '2027-07-02', references: ['SB4-ABC', 'SB4-DEF'] }],
            },
          }),
        );
      },
    },
  });
  const size = await screen.findByRole('link', { name: 'The Weir Room: Size' });
  expect(size.getAttribute('href')).toBe('/1001/desk/house/rooms/weir?field=rooms%2Fweir%2Fsize');
  expect(screen.getByText('choose in its form first')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Publish 2 changes' }));
  expect((await screen.findByText(/2 stays, the last until/)).textContent).toMatch(/The Weir Room: 2 stays/);
  expect(screen.getByRole('link', { name: 'SB4-ABC' })).toBeTruthy();
});

test('K23 a change is discarded by itself, or all of them after a question, with a way back', async () => {
  const discardHouse = ({ body }: { body: unknown }) => {
    const { paths } = params(body);
    const left = drafted.draft.fields.filter(({ path }) => paths && !paths.includes(path));
    return {
      draft: { ...drafted.draft, number: 32, fields: left, paths: left.map(({ path }) => path) },
      discarded: [{ path: 'rooms/weir/description/en', before: words?.before, after: words?.after }],
    };
  };
  const { user, asked, sent } = await openHouse('/publish', { house: drafted, answers: { discardHouse } });
  await user.click(await screen.findByRole('button', { name: /The Weir Room: Description/ }));
  await user.click(screen.getByRole('button', { name: 'Discard this change' }));
  await screen.findByRole('heading', { level: 1, name: 'Publish 1 change' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()).toMatchObject([{ path: 'rooms/weir/description/en', after: words?.after }]));
  await user.click(screen.getByRole('button', { name: 'Discard all' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Discard \d change/ }));
  await waitFor(() => expect(params(asked('discardHouse')[1]?.body).paths).toBeUndefined());
});

test('K23 versions say who and when, in what they differ, and any is put back for guests', async () => {
  const { user, asked } = await openHouse('/publish', { house: drafted });
  const versions = await region('Versions');
  const [live, before] = await versions.findAllByRole('listitem');
  expect(live?.textContent).toMatch(/Version 13 live.*Our PMS.*put by a system/);
  await user.click(within(before as HTMLElement).getByRole('button', { name: '4 fields changed' }));
  expect(await within(before as HTMLElement).findByText('The Weir Room: Description, English')).toBeTruthy();
  expect(asked('compareHouse')[0]?.query).toEqual({ from: '1', to: '12' });
  await user.click(within(before as HTMLElement).getByRole('button', { name: 'Put version 12 back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Put version 12 back' }));
  await user.click(dialog.getByRole('button', { name: 'Put it back for guests' }));
  expect(await screen.findByText('Version 12 is live again, as version 15')).toBeTruthy();
  expect(asked('putBackHouse')[0]).toMatchObject({ params: { version: 12 }, body: { published: 13 } });
});

test('K23 who may only look compares and reads versions, and is offered nothing else', async () => {
  await openHouse('/publish', { house: drafted, role: 'reader' });
  expect(screen.queryByRole('button', { name: /Publish|Discard all/ })).toBeNull();
  await region('Versions');
  expect(screen.queryByRole('button', { name: /Put version/ })).toBeNull();
});
