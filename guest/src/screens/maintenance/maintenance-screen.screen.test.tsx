import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../testing/show-screen.tsx';

const shut = { ...hotelExamples.getConfig.answer, isInMaintenance: true };

test('A08 a hotel that is closed for a while says so, and how to reach it', async () => {
  await showScreen('/1001/maintenance', { answers: { getConfig: shut } });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'Our booking-engine is currently down for maintenance.',
  );
});

test('K24 a hotel that has not opened yet promises no return, but says that it is not open', async () => {
  await showScreen('/1001/maintenance', { answers: { getConfig: { ...shut, isNotOpenYet: true } } });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('We do not take bookings here yet.');
  expect(screen.queryByText(/back soon\. Thanks/)).toBeNull();
});
