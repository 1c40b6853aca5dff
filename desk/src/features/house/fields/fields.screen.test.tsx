import { NoAnswer } from '@stayfront/contract/call';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { plainHouse, showHouse, takeAll } from '../../../testing/show-house.tsx';
import { HouseAmount } from './house-amount.tsx';
import { HouseChoice } from './house-choice.tsx';
import { HouseCount } from './house-count.tsx';
import { HouseKind } from './house-kind.tsx';
import { HouseLine } from './house-line.tsx';
import { HouseMany } from './house-many.tsx';
import { HousePercent } from './house-percent.tsx';
import { HouseRows } from './house-rows.tsx';
import { HouseSwitch } from './house-switch.tsx';
import { HouseTexts } from './house-texts-field.tsx';
import { HouseTime } from './house-time.tsx';

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string | RegExp, text: string) => fireEvent.change(box(name), { target: { value: text } });

test('K22 what is typed is seen at once, reaches the draft a moment later and can be taken back with Ctrl Z', async () => {
  const { sent } = await showHouse(<HouseLine at="name" label="Name" />);
  await screen.findByRole('textbox', { name: 'Name' });
  write('Name', 'The Weir House');
  expect(box('Name').value).toBe('The Weir House');
  await waitFor(() => expect(sent()).toEqual([{ path: 'name', before: 'The Riverhouse', after: 'The Weir House' }]));
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(box('Name').value).toBe('The Riverhouse');
  await waitFor(() => expect(sent()[1]).toEqual({ path: 'name', before: 'The Weir House', after: 'The Riverhouse' }));
  fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
  expect(box('Name').value).toBe('The Weir House');
});

test('K22 amounts and shares are typed as on a bill; what cannot be read says so and changes nothing', async () => {
  const house = plainHouse();
  const [flexible] = house.document['ratePlans'] as object[];
  const withFloor = plainHouse({ ratePlans: [{ ...flexible, floor: { minor: 9000 } }] });
  const { sent } = await showHouse(
    <>
      <HouseAmount at="ratePlans/flexible/floor/minor" takesOut="ratePlans/flexible/floor" label="Floor" isOptional />
      <HousePercent at="taxes/vat/basisPoints" label="Rate" />
      <HouseCount at="rooms/weir/beds" label="Beds" least={1} />
    </>,
    { house: withFloor },
  );
  await screen.findByRole('textbox', { name: /Floor/ });
  expect(box(/Floor/).value).toBe('90.00');
  write(/Floor/, 'ninety');
  expect(screen.getByText('Write an amount, e.g. 42.50')).toBeTruthy();
  write(/Floor/, '95,50');
  expect(box('Rate').value).toBe('20');
  write('Rate', '8.1');
  for (const noCount of ['2.5', '1,5', '-7']) {
    write('Beds', noCount);
    expect(screen.getByText('Write a whole number, 1 or more')).toBeTruthy();
  }
  write('Beds', '1,000');
  expect(screen.queryByText('Write a whole number, 1 or more')).toBeNull();
  write('Beds', '1');
  fireEvent.click(screen.getByRole('button', { name: 'More: Beds' }));
  expect(box('Beds').value).toBe('2');
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { path: 'ratePlans/flexible/floor/minor', before: 9000, after: 9550 },
      { path: 'taxes/vat/basisPoints', before: 2000, after: 810 },
      { path: 'rooms/weir/beds', before: 1, after: 2 },
    ]),
  );
  write(/Floor/, '');
  await waitFor(() => expect(sent()[3]).toEqual({ path: 'ratePlans/flexible/floor', before: { minor: 9550 } }));
});

test('K22 a text stands beside its original, and what is missing is marked; the last one takes the text with it', async () => {
  const { sent, user } = await showHouse(
    <HouseTexts at="rooms/weir/description" label="Description" rows={3} isOptional />,
    { house: plainHouse({ languages: ['de', 'ar'] }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Deutsch: missing' }));
  write('Description Deutsch', 'Ein Fenster über dem Wasser.');
  expect(screen.getByRole('button', { name: 'Deutsch', pressed: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'العربية: missing' }));
  expect(box('Description العربية').dir).toBe('rtl');
  await waitFor(() => expect(sent()).toHaveLength(1));
  write(/Description English/, '');
  await user.click(screen.getByRole('button', { name: 'Deutsch' }));
  write('Description Deutsch', '');
  await waitFor(() =>
    expect(sent().slice(1)).toEqual([
      { path: 'rooms/weir/description/en', before: 'A window over the water.' },
      { path: 'rooms/weir/description', before: { de: 'Ein Fenster über dem Wasser.' } },
    ]),
  );
});

test('K22 one of several, several of many, yes or no, and a time', async () => {
  const { sent, user } = await showHouse(
    <>
      <HouseChoice at="areaUnit" label="Area in" options={[{ value: 'm2', label: 'square metres' }]} />
      <HouseKind
        at="cancellationPolicies/three-days/fee"
        label="What is kept"
        kinds={[
          { label: 'the first nights', begins: { kind: 'nights', nights: 1 } },
          { label: 'a share', begins: { kind: 'percent', basisPoints: 10_000 } },
        ]}
      />
      <HouseMany
        at="rooms/weir/amenities"
        label="Amenities"
        addLabel="Amenity"
        isNumeric
        first={3}
        options={[
          { value: '123', label: 'Wi-Fi' },
          { value: '28', label: 'Desk' },
          { value: '50', label: 'Hairdryer' },
        ]}
      />
      <HouseMany
        at="ratePlans/flexible/rooms"
        label="Sold in"
        addLabel="Room"
        all="All rooms"
        options={[{ value: 'weir', label: 'The Weir Room' }]}
      />
      <HouseSwitch at="theme/isDarkMode" label="Dark" />
      <HouseTime at="times/checkInFrom" label="From" />
    </>,
  );
  // What stands there and is none of the choices is not lost by looking at it.
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Area in' })).value).toBe('ft2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'What is kept' }), 'a share');
  const amenities = within(screen.getByRole('group', { name: 'Amenities' }));
  await user.click(amenities.getByRole('button', { name: 'Amenity' }));
  await user.keyboard('desk{Enter}');
  fireEvent.keyDown(amenities.getByRole('button', { name: /Move Desk, 2 of 2/ }), { key: 'ArrowLeft' });
  const rooms = within(screen.getByRole('group', { name: 'Sold in' }));
  expect(rooms.getByText('All rooms')).toBeTruthy();
  await user.click(rooms.getByRole('button', { name: 'Room' }));
  await user.click(rooms.getByRole('button', { name: 'The Weir Room' }));
  await user.click(screen.getByRole('switch', { name: 'Dark' }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '14:00' } });
  const last = (path: string) => sent().findLast((change) => change.path === path)?.after;
  await waitFor(() => expect(last('times/checkInFrom')).toBe('14:00'));
  expect([
    last('cancellationPolicies/three-days/fee'),
    last('rooms/weir/amenities'),
    last('ratePlans/flexible/rooms'),
    last('theme/isDarkMode'),
  ]).toEqual([{ kind: 'percent', basisPoints: 10_000 }, [28, 123], ['weir'], true]);
});

test('K22 a line of a list is added, copied, moved by keys and taken out with a way back', async () => {
  const { sent, user } = await showHouse(
    <HouseRows
      at="house/distances"
      label="Distances"
      addLabel="Distance"
      isOrdered
      canCopy
      blank={() => ({ metres: 100 })}
      nameOf={(_, place) => `Distance ${place + 1}`}
      row={(address) => <HouseCount at={`${address}/metres`} label="Metres" unit="m" />}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Distance' }));
  await user.click(screen.getByRole('button', { name: 'Copy Distance 1' }));
  const [, second] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Metres' });
  if (second) fireEvent.change(second, { target: { value: '250' } });
  fireEvent.keyDown(screen.getByRole('button', { name: /Move Distance 2, 2 of 2/ }), { key: 'ArrowUp' });
  await user.click(screen.getByRole('button', { name: 'Take out Distance 1' }));
  await waitFor(() => expect(sent().at(-1)?.after).toEqual([{ metres: 100 }]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent().at(-1)?.after).toEqual([{ metres: 250 }, { metres: 100 }]));
});

test('K23 where somebody else was first both are shown at the field, and nothing is lost until one is chosen', async () => {
  const first = {
    draft: { ...plainHouse().draft, number: 90 },
    conflicts: [{ path: 'name', theirs: 'Weir House', mine: 'The Mill', by: 'beat@riverhouse.example', at: null }],
  };
  let isFirst = true;
  const take = takeAll();
  const changeHouse = (call: { body: unknown }) => {
    const answer = isFirst ? first : take(call);
    isFirst = false;
    return answer;
  };
  const { sent, user } = await showHouse(<HouseLine at="name" label="Name" />, { answers: { changeHouse } });
  await screen.findByRole('textbox', { name: 'Name' });
  write('Name', 'The Mill');
  await screen.findByText(/beat@riverhouse.example wrote “Weir House” here while you typed “The Mill”/);
  expect(box('Name').value).toBe('The Mill');
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(sent()[1]).toEqual({ path: 'name', before: 'Weir House', after: 'The Mill' }));
});

test('K22 without a connection what is typed waits and is sent by itself; all faults stand at their fields', async () => {
  let isOffline = true;
  const take = takeAll();
  const faults = [{ path: 'name', code: 'input.too_small', message: 'This must not be empty' }];
  const changeHouse = (call: { body: unknown }) => {
    if (isOffline) throw new NoAnswer('gone');
    const answer = take(call);
    return { ...answer, draft: { ...answer.draft, faults } };
  };
  const { sent } = await showHouse(<HouseLine at="name" label="Name" />, { answers: { changeHouse } });
  await screen.findByRole('textbox', { name: 'Name' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  write('Name', 'W');
  await vi.advanceTimersByTimeAsync(200);
  expect(sent()).toHaveLength(1);
  write('Name', 'We');
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(box('Name').getAttribute('aria-invalid')).toBe('true'));
  expect(sent().at(-1)).toEqual({ path: 'name', before: 'The Riverhouse', after: 'We' });
});

test('K22 who may only look sees every field and changes none', async () => {
  await showHouse(
    <>
      <HouseLine at="name" label="Name" />
      <HouseSwitch at="theme/isDarkMode" label="Dark" />
    </>,
    { role: 'reader' },
  );
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })).readOnly).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Dark' }).disabled).toBe(true);
});
