import { expect, test } from 'vitest';
import { manageAddress, manageStepIn } from './manage-step.ts';

const link = { reservationId: 'SB4-K7QM2XH9RD', token: 'a-_b' };

test('each step has an address, so that the way back leads one step back', () => {
  expect(manageAddress(1001, link)).toBe('/1001/reservation/SB4-K7QM2XH9RD?t=a-_b');
  expect(manageAddress(1001, link, 'profile')).toBe('/1001/reservation/SB4-K7QM2XH9RD?t=a-_b&step=profile');
});

test('an address that names no step, or none there is, opens the reservation', () => {
  expect(manageStepIn(new URLSearchParams('t=a&step=payment'))).toBe('payment');
  expect(manageStepIn(new URLSearchParams('t=a'))).toBe('reservation');
  expect(manageStepIn(new URLSearchParams('t=a&step=nonsense'))).toBe('reservation');
});
