import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readConsent } from '../../app/flow/consent.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const tags = 'GTM-TEST123';
const config = { ...hotelExamples.getConfig.answer, trackers: { tagManagerId: tags } };
const banner = (name = 'Your privacy') => screen.findByRole('region', { name });
const managers = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => src).filter((src) => src.includes('gtm.js'));

// One hotel for each test: what was answered holds for the document, which they share.
let hotelId = 2100;
const show = (language: 'en' | 'de' = 'en') => {
  hotelId += 1;
  return showScreen(`/${hotelId}/customer-account/privacy-policy`, {
    language,
    visit: { tags },
    answers: { getConfig: { ...config, hotelId } },
  });
};
beforeEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

test('J03 a guest is asked, nothing is ticked beforehand, and the choice is made by purpose', async () => {
  const { user } = await show();
  const box = within(await banner());
  expect(box.queryAllByRole('checkbox')).toEqual([]);
  await user.click(box.getByRole('button', { name: 'Choose' }));
  const boxes = box.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  await user.click(box.getByRole('checkbox', { name: 'Count visits' }));
  await user.click(box.getByRole('button', { name: 'Save choice' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your privacy' })).toBeNull());
  expect(readConsent(hotelId)).toEqual({
    analytics_storage: true,
    ad_storage: false,
    ad_user_data: false,
    ad_personalization: false,
  });
});

test('J03 whoever refuses lets nobody in, takes back what an earlier yes had let in, and may think again', async () => {
  document.cookie = '_ga=GA1.1.1.1; path=/';
  const { user } = await show();
  await user.click(within(await banner()).getByRole('button', { name: 'Refuse all' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your privacy' })).toBeNull());
  expect(Object.values(readConsent(hotelId) ?? {})).toEqual([false, false, false, false]);
  expect(document.cookie).not.toContain('_ga');
  const again = screen.getByRole('button', { name: 'Cookie settings' });
  await user.click(again);
  const box = await banner();
  await waitFor(() => expect(document.activeElement).toBe(box));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(again));
});

test('J03 in German it is read and answered by the keyboard alone', async () => {
  const { user } = await show('de');
  const box = within(await screen.findByRole('region', { name: /Privatsphäre|Datenschutz/ }));
  const tabTo = async (wanted: HTMLElement): Promise<void> => {
    for (let steps = 0; document.activeElement !== wanted && steps < 60; steps += 1) await user.tab();
    expect(document.activeElement).toBe(wanted);
  };
  await tabTo(box.getByRole('button', { name: 'Wählen' }));
  await user.keyboard('{Enter}');
  await tabTo(await box.findByRole('checkbox', { name: 'Werbung messen' }));
  await user.keyboard(' ');
  await tabTo(box.getByRole('button', { name: 'Auswahl speichern' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(readConsent(hotelId)).toMatchObject({ analytics_storage: false, ad_storage: true }));
});

test('J03 a hotel without a tag manager asks nothing', async () => {
  await showScreen('/2199/customer-account/privacy-policy', {
    answers: { getConfig: { ...config, hotelId: 2199, trackers: {} } },
  });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Your privacy' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cookie settings' })).toBeNull();
  expect(managers()).toEqual([]);
});
