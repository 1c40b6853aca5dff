import { screen } from '@testing-library/react';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

test('K06 nights that are sold twice, and calendars of others that failed, are told of at Today and lead to the connections', async () => {
  const feed = { feedId: 'airbnb', feed: 'Airbnb', roomName: 'Double room', since: '2027-05-02T22:07:00.000Z' };
  const needs = [
    { kind: 'feed-clash', needId: 'feed-clash airbnb', ...feed, nights: ['2027-06-10', '2027-06-11'] },
    { kind: 'feed', needId: 'feed airbnb', ...feed, trouble: 'shrunk' },
    { kind: 'feed', needId: 'feed vrbo', ...feed, feed: 'Vrbo', trouble: 'not-reached' },
  ];
  const house = examplesOf('getDeskHouse')?.answer as { who: object };
  const getDeskHouse = { ...house, who: { ...house.who, role: 'manager' } };
  await showDesk('/1001/desk', { answers: { getDeskHouse, listNeeds: { needs } } });
  expect(await screen.findByText('2 nights are sold here and taken at Airbnb')).toBeTruthy();
  expect(screen.getByText(/^Airbnb has lost more than half of its nights since /)).toBeTruthy();
  expect(screen.getByText(/^The calendar of Vrbo cannot be had since /)).toBeTruthy();
  expect(screen.getAllByText('Double room: The last good copy is kept; its nights stay taken')).toHaveLength(2);
  const links = screen.getAllByRole('link', { name: 'Open the connections' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array<string>(3).fill('/1001/desk/connections'));
});
