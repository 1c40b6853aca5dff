import { RefusedCall } from '@stayfront/contract/call';
import type { HousePicture } from '@stayfront/contract/desk/house/pictures';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { problemOf } from '@stayfront/contract/problem';
import { typeChanges } from '@stayfront/rules/house-draft/merge-changes';
import { readField } from '@stayfront/rules/house-draft/read-field';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Call } from '../../../testing/example-transport.ts';
import { openHouse } from '../../../testing/open-house.tsx';
import { plainHouse } from '../../../testing/show-house.tsx';

const [weir] = (examplesOf('listHousePictures')?.answer as { pictures: HousePicture[] } | undefined)?.pictures ?? [];
const named = (pictureId: string): HousePicture =>
  ({ ...weir, pictureId, file: `pictures/${pictureId}.jpg`, uses: [], isListed: false }) as HousePicture;
const house = plainHouse();
const jpeg = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });

test('K22 many pictures are sent at once, each with its progress, stand as they were chosen, and one that is not taken says why', async () => {
  const waiting = new Map<string, { come: (picture: HousePicture) => void; tell: Call['onProgress'] }>();
  const sendHousePicture = ({ body, onProgress }: Call) => {
    const { name } = body as { name: string };
    if (name === 'torn.jpg') throw new RefusedCall(problemOf({ refused: 'picture.unreadable' }));
    return new Promise((come) => waiting.set(name, { come, tell: onProgress }));
  };
  const { user, sent } = await openHouse('/rooms/weir', { answers: { sendHousePicture } });
  const files = ['torn.jpg', 'bed.jpg', 'bath.jpg', 'lake.jpg'].map(jpeg);
  await user.upload(screen.getByLabelText('Pictures from this device'), [
    ...files,
    new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' }),
  ]);
  const list = within(await screen.findByRole('list', { name: 'Pictures on their way' }));
  expect(await list.findByText('This picture is damaged and cannot be read.')).toBeTruthy();
  await waitFor(() => expect([...waiting.keys()]).toEqual(['bed.jpg', 'bath.jpg']));
  act(() => waiting.get('bed.jpg')?.tell?.(0.4));
  expect(list.getByRole('progressbar', { name: 'bed.jpg' }).getAttribute('value')).toBe('0.4');
  await act(async () => waiting.get('bath.jpg')?.come(named('bath')));
  await waitFor(() => expect(waiting.has('lake.jpg')).toBe(true));
  await act(async () => waiting.get('lake.jpg')?.come(named('lake')));
  await act(async () => waiting.get('bed.jpg')?.come(named('bed')));
  await waitFor(() => {
    const { document } = typeChanges(house.document, sent());
    expect(readField(document, 'rooms/weir/pictures')).toEqual(['weir', 'bed', 'bath', 'lake']);
    expect(readField(document, 'pictures/lake')).toEqual({ id: 'lake', file: 'pictures/lake.jpg', alt: {} });
  });
});

test('K22 pictures are put in order by keys, taken from those of the house, and taken out with a way back', async () => {
  const { user, sent } = await openHouse('/rooms/weir', {
    answers: { listHousePictures: { pictures: [weir, named('lake')] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Choose from the pictures of the house' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of the house' }));
  await user.click(dialog.getByRole('button', { name: 'Add lake' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(screen.getByRole('button', { name: /Move lake, 2 of 2/ }), { key: 'ArrowLeft' });
  await user.click(screen.getByRole('button', { name: 'Take out A bed by the window' }));
  const pictures = () => readField(typeChanges(house.document, sent()).document, 'rooms/weir/pictures');
  await waitFor(() => expect(pictures()).toEqual(['lake']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(pictures()).toEqual(['lake', 'weir']));
});

test('K22 what must stay visible is moved by keys with the cuts beside it, and what it shows is said in words', async () => {
  const { user, sent } = await openHouse('/pictures');
  await user.click(await screen.findByRole('button', { name: 'Edit A bed by the window' }));
  const ring = screen.getByRole('button', { name: /^Point at 50 % from the left and 50 % from the top/ });
  fireEvent.keyDown(ring, { key: 'ArrowRight' });
  fireEvent.keyDown(ring, { key: 'ArrowUp', shiftKey: true });
  const crop = screen.getByText('On a phone').closest('li')?.querySelector('img');
  expect(crop?.style.objectPosition).toBe('52% 40%');
  fireEvent.change(screen.getByRole('textbox', { name: 'What it shows' }), { target: { value: 'The bed at dawn' } });
  expect(screen.getByText(/shown at The Weir Room: Pictures/)).toBeTruthy();
  await waitFor(() =>
    expect(typeChanges(house.document, sent()).document).toMatchObject({
      pictures: [{ id: 'weir', alt: { en: 'The bed at dawn' }, focus: { x: 52, y: 40 } }],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Back to the middle' }));
  await waitFor(() =>
    expect(readField(typeChanges(house.document, sent()).document, 'pictures/weir/focus')).toBeUndefined(),
  );
});
