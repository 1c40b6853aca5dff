import { RefusedCall } from '@stayfront/contract/call';
import type { House } from '@stayfront/contract/desk/house/draft';
import type { HouseDraft } from '@stayfront/contract/desk/house/shapes';
import { problemOf } from '@stayfront/contract/problem';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plainHouse, showHouse } from '../../../testing/show-house.tsx';
import { HouseTexts } from './house-texts-field.tsx';

const form = <HouseTexts at="rooms/weir/description" label="Description" rows={3} />;
const house = { ...plainHouse({ languages: ['fr'] }), canTranslate: true };
const url = '/1001/desk/house?text=fr';
const box = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

test('K22 where a machine is plugged in, a missing text is proposed by it and can be put right like any other', async () => {
  const { user, sent, calls } = await showHouse(form, { house, url });
  await user.click(await screen.findByRole('button', { name: 'Translate into Français' }));
  await waitFor(() => expect(box('Description Français').value).toBe('Une fenêtre sur l’eau.'));
  expect(calls.find(({ operationId }) => operationId === 'translateHouse')?.body).toEqual({
    to: 'fr',
    paths: ['rooms/weir/description'],
  });
  expect(screen.getByText(/Read it before you publish/)).toBeTruthy();
  await waitFor(() => expect(sent()).toMatchObject([{ path: 'rooms/weir/description/fr' }]));
  expect(screen.queryByRole('button', { name: /Translate into/ })).toBeNull();
});

test('K22 a translation whose original was written anew is marked and can be made anew', async () => {
  const written = { en: 'A window over the water.', fr: 'Une fenêtre.' };
  const [room] = house.document['rooms'] as object[];
  const translated = { ...house, document: { ...house.document, rooms: [{ ...room, description: written }] } };
  const { user } = await showHouse(form, { house: translated, url });
  await screen.findByRole('button', { name: 'Français' });
  expect(screen.queryByText(/written anew/)).toBeNull();
  fireEvent.change(box('Description English'), { target: { value: 'Two windows over the water.' } });
  expect(screen.getByText('The original has been written anew since.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Français: to look at again' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Translate into Français' }));
  await waitFor(() => expect(screen.queryByText('The original has been written anew since.')).toBeNull());
});

test('K22 without a machine nobody offers one, and where it fails what is written stays', async () => {
  const translateHouse = () => {
    throw new RefusedCall(problemOf({ refused: 'translation.failed' }));
  };
  const { user, sent } = await showHouse(form, { house, url, answers: { translateHouse } });
  await user.click(await screen.findByRole('button', { name: 'Translate into Français' }));
  expect(await screen.findByText(/The translation did not succeed/)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('K23 a translation that guests have seen left behind is marked until somebody finds that it fits; that can be taken back', async () => {
  const written = { en: 'Two windows over the water.', fr: 'Des fenêtres.' };
  const [room] = house.document['rooms'] as object[];
  const known = { path: 'rooms/weir/description', language: 'fr', text: written.fr, from: 'en' } as const;
  const left = [{ ...known, original: 'A window over the water.' }];
  const seen: House = {
    ...house,
    document: { ...house.document, rooms: [{ ...room, description: written }] },
    draft: { ...house.draft, translations: left },
  };
  const confirmHouseTexts = ({ body }: { body: unknown }): HouseDraft => ({
    ...seen.draft,
    translations: (body as { fits: boolean }).fits ? [...left, { ...known, original: written.en }] : left,
  });
  const { user, calls } = await showHouse(form, { house: seen, url, answers: { confirmHouseTexts } });
  expect(await screen.findByRole('button', { name: 'Français: to look at again' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'It still fits' }));
  await waitFor(() => expect(screen.queryByText('The original has been written anew since.')).toBeNull());
  expect(screen.getByRole('button', { name: 'Français' })).toBeTruthy();
  const [one] = calls.filter(({ operationId }) => operationId === 'confirmHouseTexts');
  const { path, language, text } = known;
  expect(one?.body).toEqual({ texts: [{ path, language, text, original: written.en }], fits: true });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Français: to look at again' })).toBeTruthy();
});
