import { screen } from '@testing-library/react';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

test('K28 systems that take no bookings, refuse them or fail are told of at Today, with what they said', async () => {
  const system = { kind: 'system', title: 'Our PMS', since: '2027-05-02T22:07:00.000Z', lastStatus: null };
  const needs = [
    { ...system, needId: 'system waiting', systemId: 'alpinebits.pms', what: 'waiting', count: 2 },
    {
      ...system,
      needId: 'system refused',
      systemId: 'alpinebits.pms',
      what: 'refused',
      count: 1,
      lastStatus: '450 No such room',
    },
    {
      ...system,
      needId: 'system failing',
      systemId: 'channel-manager.hub',
      title: 'The hub',
      what: 'failing',
      count: 3,
    },
  ];
  const house = examplesOf('getDeskHouse')?.answer as { who: object };
  const getDeskHouse = { ...house, who: { ...house.who, role: 'manager' } };
  await showDesk('/1001/desk', { answers: { getDeskHouse, listNeeds: { needs } } });
  expect(await screen.findByText(/^Our PMS has not taken 2 bookings since .+/)).toBeTruthy();
  expect(screen.getByText('Our PMS has refused 1 booking')).toBeTruthy();
  expect(screen.getByText('450 No such room')).toBeTruthy();
  expect(screen.getByText(/^The connection to The hub fails since .+/)).toBeTruthy();
});
