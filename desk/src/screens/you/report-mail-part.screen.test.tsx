import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

const off = { rhythm: 'off', language: null, email: 'anna@hotel-seeblick.example', nextAt: null } as const;

test('K25 nobody gets a report by mail until they choose it, in the language they read the desk in', async () => {
  const { user, calls } = await showDesk('/1001/desk/you', { answers: { getReportMail: off } });
  const section = within(await screen.findByRole('region', { name: 'Report by mail' }));
  const often = await section.findByRole<HTMLSelectElement>('combobox', { name: 'How often' });
  expect([often.value, section.queryByRole('combobox', { name: 'Language of the mail' })]).toEqual(['off', null]);
  await user.selectOptions(often, 'Each Monday, of last week');
  await waitFor(() =>
    expect(calls.find(({ operationId }) => operationId === 'chooseReportMail')?.body).toEqual({
      rhythm: 'weekly',
      lang: 'en',
    }),
  );
  expect(await section.findByText(/anna@hotel-seeblick\.example/)).toBeTruthy();
});

test('K25 who gets it sees where it goes and when, chooses another language, and stops it', async () => {
  const { user, calls } = await showDesk('/1001/desk/you');
  const section = within(await screen.findByRole('region', { name: 'Report by mail' }));
  const language = await section.findByRole<HTMLSelectElement>('combobox', { name: 'Language of the mail' });
  expect(language.value).toBe('de');
  expect(section.getByText('anna@hotel-seeblick.example').parentElement?.textContent).toMatch(
    /the next one: .*07:00|7:00/,
  );
  const sent = () => calls.filter(({ operationId }) => operationId === 'chooseReportMail').map(({ body }) => body);
  await user.selectOptions(language, 'Français');
  await waitFor(() => expect(sent()).toEqual([{ rhythm: 'daily', lang: 'fr' }]));
  await waitFor(() => expect(language.disabled).toBe(false));
  await user.selectOptions(section.getByRole('combobox', { name: 'How often' }), 'Never');
  await waitFor(() => expect(sent()).toHaveLength(2));
});
