import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showScreen } from '../../testing/show-screen.tsx';

const room = '/1001/room/double?checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2';
/** As the server notes it in a page. */
const speakAs = (countries: string) => {
  document.documentElement.dataset['words'] = countries;
};

afterEach(() => speakAs(''));

test('the page of a Swiss hotel is in German without ß, that of others with it', async () => {
  speakAs('CH');
  await showScreen(room, { language: 'de' });
  expect(await screen.findAllByText(/^Zimmergrösse/)).toBeTruthy();
  cleanup();
  speakAs('');
  await showScreen(room, { language: 'de' });
  expect(await screen.findAllByText(/^Zimmergröße/)).toBeTruthy();
});

test('a reader from Brazil has the words of Brazil, in no other language', async () => {
  const form = '/1003/reservation/cancel';
  speakAs('BR');
  await showScreen(form, { language: 'pt' });
  expect(await screen.findByText(/^Informe o e-mail e o número/)).toBeTruthy();
  cleanup();
  await showScreen(form, { language: 'de' });
  expect(await screen.findByText(/^Geben Sie die E-Mail/)).toBeTruthy();
  cleanup();
  speakAs('');
  await showScreen(form, { language: 'pt' });
  expect(await screen.findByText(/^Introduza o e-mail e o número/)).toBeTruthy();
});

test('an Italian reads until which weekday cancelling is free', async () => {
  await showScreen(room, { language: 'it' });
  const until = /^Cancellazione gratuita fino a (lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica) \d/;
  expect(await screen.findAllByText(until)).toBeTruthy();
});
