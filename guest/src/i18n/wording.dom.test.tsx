import { afterEach, expect, test } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';

const room = '/1001/room/double?checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2';
/** As the server notes it in a page. */
const speakAs = (countries: string) => {
  document.documentElement.dataset['words'] = countries;
};

afterEach(() => speakAs(''));

test('the page of a Swiss hotel is in German without ß, that of others with it', async () => {
  speakAs('CH');
  const swiss = await openScreen(room, { language: 'de' });
  await expect.element(swiss.screen.getByText(/^Zimmergrösse/).first()).toBeInTheDocument();
  await swiss.screen.unmount();
  speakAs('');
  const other = await openScreen(room, { language: 'de' });
  await expect.element(other.screen.getByText(/^Zimmergröße/).first()).toBeInTheDocument();
});

test('a reader from Brazil has the words of Brazil, in no other language', async () => {
  const form = '/1003/reservation/cancel';
  speakAs('BR');
  const brazil = await openScreen(form, { language: 'pt' });
  await expect.element(brazil.screen.getByText(/^Informe o e-mail e o número/)).toBeVisible();
  await brazil.screen.unmount();
  const german = await openScreen(form, { language: 'de' });
  await expect.element(german.screen.getByRole('heading', { level: 1 })).toBeVisible();
  await german.screen.unmount();
  speakAs('');
  const portugal = await openScreen(form, { language: 'pt' });
  await expect.element(portugal.screen.getByText(/^Introduza o e-mail e o número/)).toBeVisible();
});

test('an Italian reads until which weekday cancelling is free', async () => {
  const { screen } = await openScreen(room, { language: 'it' });
  const until = /^Cancellazione gratuita fino a (lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica) \d/;
  await expect.element(screen.getByText(until).first()).toBeVisible();
});
