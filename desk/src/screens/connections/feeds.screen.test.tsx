import { RefusedCall } from '@stayfront/contract/call';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { problemOf } from '@stayfront/contract/problem';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

const house = examplesOf('getDeskHouse')?.answer as object;
const who = { by: 'anna@hotel-seeblick.example', role: 'manager' };
const answers = { getDeskHouse: { ...house, today: '2027-06-11', who } };
const place = '/1001/desk/connections';
const title = 'Airbnb, second apartment';
const stored = examplesOf('putCalendarFeed')?.answer as { address: string } | undefined;
const address = stored?.address ?? '';
const calendars = async () => within(await screen.findByRole('region', { name: 'Calendars of taken nights' }));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

test('K28 a calendar says its room, how its reading fares, and why what was read last is not taken', async () => {
  const { user } = await showDesk(place, { answers });
  const text = (await calendars()).getByRole('listitem').textContent;
  expect(text).toMatch(/Airbnb, second apartment.*Double Room with Lake View, 2 of 3/);
  expect(text).toMatch(/Fails since.*lost more than half of its nights.*1 night is taken there and sold here/);
  expect(text).toMatch(/last read .*last told /);
  await user.click((await calendars()).getByRole('button', { name: `Copy the address for ${title}` }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(await (await calendars()).findByRole('button', { name: 'Copied' })).toBeTruthy();
});

test('K28 a calendar that shrank is taken once that was meant', async () => {
  const { user, calls } = await showDesk(place, { answers });
  await user.click((await calendars()).getByRole('button', { name: `Take the smaller calendar of ${title}` }));
  const sure = await dialog(`Take the smaller calendar of ${title}?`);
  expect(sure.getByText(/now 1 of the 4 stays/)).toBeTruthy();
  expect(calls.some(({ operationId }) => operationId === 'takeSmallerFeed')).toBe(false);
  await user.click(sure.getByRole('button', { name: 'Take the smaller one' }));
  expect(await screen.findByText(`The smaller calendar of ${title} was taken`)).toBeTruthy();
});

test('K28 a calendar is added for one room of several; each fault stands at its field, and its address next', async () => {
  let isRefused = true;
  const putCalendarFeed = () => {
    if (isRefused) throw new RefusedCall(problemOf({ refused: 'calendar_feed.target' }));
    return examplesOf('putCalendarFeed')?.answer;
  };
  const { user, calls } = await showDesk(place, { answers: { ...answers, putCalendarFeed } });
  await user.click((await calendars()).getByRole('button', { name: 'Add a calendar' }));
  const adding = await dialog('Add a calendar');
  await user.selectOptions(adding.getByRole('combobox', { name: 'What it stands for' }), 'One room of several');
  const number = adding.getByRole('textbox', { name: 'Which of them' });
  await user.clear(number);
  await user.type(number, '3');
  await user.click(adding.getByRole('button', { name: 'Add the calendar' }));
  expect(adding.getByRole('textbox', { name: 'What you call it', description: 'Say who it is.' })).toBeTruthy();
  const fault = 'There are not so many rooms of this kind.';
  expect(adding.getByRole('textbox', { name: 'Which of them', description: fault })).toBeTruthy();
  expect(calls.some(({ operationId }) => operationId === 'putCalendarFeed')).toBe(false);
  await user.type(adding.getByRole('textbox', { name: 'What you call it' }), 'Vrbo Süd');
  await user.clear(number);
  await user.type(number, '2');
  const theirs = adding.getByRole('textbox', { name: /Address of their calendar/ });
  await user.type(theirs, 'https://vrbo.example/1.ics');
  await user.click(adding.getByRole('button', { name: 'Add the calendar' }));
  expect(await adding.findByText(/Nothing can be read at this address/)).toBeTruthy();
  isRefused = false;
  await user.type(theirs, '?s=1');
  await user.click(adding.getByRole('button', { name: 'Add the calendar' }));
  expect((await dialog(title)).getByText(address)).toBeTruthy();
  const put = calls.findLast(({ operationId }) => operationId === 'putCalendarFeed');
  expect(put?.params).toEqual({ hotelId: 1001, feedId: 'vrbo-sud' });
  expect(put?.body).toMatchObject({
    title: 'Vrbo Süd',
    unit: { number: 2, of: 2 },
    source: 'https://vrbo.example/1.ics?s=1',
  });
});

test('K28 a calendar is read at once, gets another address, is changed without its source, and is removed', async () => {
  const { user, calls } = await showDesk(place, { answers });
  const bodies = () => calls.filter(({ operationId }) => operationId === 'putCalendarFeed').map(({ body }) => body);
  await user.click((await calendars()).getByRole('button', { name: `Settings of ${title}` }));
  await user.click((await dialog(title)).getByRole('button', { name: 'Read it now' }));
  await waitFor(() => expect(calls.some(({ operationId }) => operationId === 'readCalendarFeed')).toBe(true));
  await user.click((await dialog(title)).getByRole('button', { name: 'Make a new address' }));
  const renewing = await dialog(`Make a new address for ${title}?`);
  await user.click(renewing.getByRole('button', { name: 'Make a new address' }));
  await user.click((await dialog(title)).getByRole('button', { name: 'Tell them nothing' }));
  const silencing = await dialog(`Tell ${title} nothing more?`);
  await user.click(silencing.getByRole('button', { name: 'Tell them nothing' }));
  await user.click((await dialog(title)).getByRole('button', { name: 'Read it no more' }));
  const ending = await dialog(`Read ${title} no more?`);
  await user.click(ending.getByRole('button', { name: 'Read it no more' }));
  await user.click((await dialog(title)).getByRole('button', { name: 'Save the calendar' }));
  await waitFor(() => expect(bodies()).toHaveLength(4));
  expect(bodies()).toMatchObject([
    { address: 'renew' },
    { address: 'remove' },
    { address: 'keep', source: null },
    { address: 'keep', title },
  ]);
  expect(bodies()[3]).not.toHaveProperty('source');
  await user.click((await calendars()).getByRole('button', { name: `Settings of ${title}` }));
  await user.click((await dialog(title)).getByRole('button', { name: 'Remove' }));
  expect(calls.some(({ operationId }) => operationId === 'removeCalendarFeed')).toBe(false);
  await user.click((await dialog(`Remove ${title}?`)).getByRole('button', { name: `Remove ${title}` }));
  expect(await screen.findByText(`${title} was removed`)).toBeTruthy();
});
