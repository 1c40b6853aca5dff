import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

test('K25 the link in the mail stops it by one tap, and not by being opened', async () => {
  const { user, calls } = await showDesk('/1001/desk/stop-report-mail?person=16810b4ac53ccf1f&t=secret');
  const stop = await screen.findByRole('button', { name: 'Stop these mails' });
  const sent = () => calls.filter(({ operationId }) => operationId === 'stopReportMail');
  expect(sent()).toEqual([]);
  await user.click(stop);
  expect(await screen.findByText(/No report of this hotel is sent to you any more/)).toBeTruthy();
  expect(sent()).toMatchObject([
    { params: { hotelId: 1001, personId: '16810b4ac53ccf1f' }, body: { token: 'secret' } },
  ]);
});
