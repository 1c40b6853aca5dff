import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../testing/show-screen.tsx';

const chain = hotelExamples.getHotelChainConfig.answer;

test('D06 a chain that has no hotels says so', async () => {
  const { calls } = await showScreen('/hotel-chain/100', {
    answers: { getHotelChainConfig: { ...chain, hotelChainName: 'Houses to come', hotelChainHotels: [] } },
  });
  await screen.findByRole('heading', { level: 1, name: 'No hotels found' });
  expect(screen.getAllByText(/Houses to come/).length).toBeGreaterThan(0);
  expect(calls.map(({ operationId }) => operationId)).not.toContain('getHotelChainAvailabilities');
});
