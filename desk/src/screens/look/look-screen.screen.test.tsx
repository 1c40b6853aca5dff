import { RefusedCall } from '@stayfront/contract/call';
import type { CustomizationState } from '@stayfront/contract/customization';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { operatorExamples } from '@stayfront/contract/examples/operator-examples';
import type { Role } from '@stayfront/rules/people/role';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answers, Call } from '../../testing/example-transport.ts';
import { fetchScreen, showDesk } from '../../testing/show-desk.tsx';

const example = operatorExamples.getConfigCustomization.answer as unknown as CustomizationState;
const house = examplesOf('getDeskHouse')?.answer as object;
const as = (role: Role) => ({ ...house, who: { by: 'anna@hotel-seeblick.example', role } });
const factory = { ...example.customization, isDarkMode: false, colorBtnBg: '#3b6075' };
const state = (version: number, changes: object = {}): CustomizationState => ({
  ...example,
  version,
  factory,
  customization: { ...factory, ...changes },
});
const saved = ({ body }: Call) => {
  const { version, customization } = body as { version: number; customization: object };
  return state(version + 1, customization);
};

async function openForm(answers: Answers = {}) {
  const shown = await showDesk('/1001/config/customization', {
    answers: {
      getDeskHouse: as('manager'),
      getConfigCustomization: state(1),
      sendCustomizationData: saved,
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Look' });
  const asked = (wanted: string) => shown.calls.filter(({ operationId }) => operationId === wanted);
  return { ...shown, asked };
}
const colour = () => screen.getByLabelText<HTMLInputElement>('Primary and button colour');
const dark = () => screen.getByRole<HTMLInputElement>('switch', { name: /Dark mode/ });
const press = (name: string) =>
  act(() => screen.getByText(name, { selector: 'button, button *' }).closest('button')?.click());
const write = (text: string) => fireEvent.change(colour(), { target: { value: text } });
const refuse = (code: string) => () => {
  throw new RefusedCall({ code, status: 409 } as never);
};

test('I01 a colour that cannot be read is refused, with one that can in its place', async () => {
  const { asked } = await openForm();
  write('#6c5ce7');
  await screen.findByText(/Not everybody could read text in this colour/);
  press('Save');
  expect(document.activeElement).toBe(colour());
  expect(asked('sendCustomizationData')).toEqual([]);
  screen.getByText('Your changes are not saved');
  fireEvent.click(screen.getByRole('button', { name: /^Use #[0-9A-F]{6} instead$/ }));
  screen.getByText(/Button text reads well on this colour/);
  write('blue');
  screen.getByText('Please enter a colour such as #3B6075');
  press('Save');
  expect(asked('sendCustomizationData')).toEqual([]);
  write('#1f4d3c');
  press('Save');
  await screen.findByText('Saved. Guests see it from now on.');
  expect(asked('sendCustomizationData')).toMatchObject([
    { body: { version: 1, customization: { colorBtnBg: '#1f4d3c' } } },
  ]);
  expect(screen.queryByText('Your changes are not saved')).toBeNull();
});

test('I01 what is chosen stays while the form hides, and is not lost without a question', async () => {
  const { asked } = await openForm();
  fireEvent.click(dark());
  press('Hide');
  expect(screen.queryByRole('form', { name: 'Your look' })).toBeNull();
  press('Show the form');
  expect(dark().checked).toBe(true);
  press('Reload');
  press('Keep my changes');
  expect(dark().checked).toBe(true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const before = asked('getConfigCustomization').length;
  press('Reload');
  press('Discard them');
  // What is saved is asked for a second after Reload was pressed.
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(asked('getConfigCustomization')).toHaveLength(before);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(asked('getConfigCustomization')).toHaveLength(before + 1);
  await vi.waitFor(() => expect(dark().checked).toBe(false));
});

test('I01 the first look comes back after a warning', async () => {
  const { asked } = await openForm({
    getConfigCustomization: state(1, { isDarkMode: true }),
    resetCustomization: state(2),
  });
  expect(dark().checked).toBe(true);
  press('Factory reset');
  const warning = await screen.findByRole('dialog', { name: 'Factory reset' });
  expect(warning.textContent).toContain(
    'You are about to reset all your customization config. This action is irreversible. Are you sure you want to reset your customization?',
  );
  fireEvent.click(within(warning).getByText('Cancel'));
  expect([dark().checked, asked('resetCustomization')]).toEqual([true, []]);
  press('Factory reset');
  fireEvent.click(within(await screen.findByRole('dialog', { name: 'Factory reset' })).getByText('Yes, reset'));
  await waitFor(() => expect(dark().checked).toBe(false));
  expect(asked('resetCustomization')).toHaveLength(1);
});

test('I01 the preview follows half a second after a change, and cannot be reached', async () => {
  await openForm();
  const preview = screen.getByTitle<HTMLIFrameElement>('Live preview');
  expect(preview.hasAttribute('inert')).toBe(true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const told: unknown[] = [];
  Object.defineProperty(preview, 'contentWindow', { value: { postMessage: (said: unknown) => told.push(said) } });
  fireEvent.click(dark());
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(told).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(told).toMatchObject([{ kind: 'stayfront-look', hotelId: 1001, theme: { isDarkMode: true } }]);
});

test('I01 J06 a file that is no picture is not sent; one that the server takes for none is told, and a picture is sent', async () => {
  const picture = example.pictures[0]?.picture;
  const sent = { url: '/pictures/0123456789abcdef01234567-1024.webp', picture };
  let answer: () => unknown = refuse('picture.type');
  const { asked } = await openForm({ uploadImageKitFile: () => answer() });
  const input = screen.getByLabelText<HTMLInputElement>('Logo', { selector: 'input' });
  const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } });
  choose(new File(['no picture'], 'words.txt', { type: 'text/plain' }));
  await screen.findByText('This file is not a JPEG, PNG, WebP or AVIF picture.');
  expect(asked('uploadImageKitFile')).toEqual([]);
  choose(new File(['no picture'], 'words.png', { type: 'image/png' }));
  await waitFor(() => expect(asked('uploadImageKitFile')).toHaveLength(1));
  await screen.findByText('This file is not a JPEG, PNG, WebP or AVIF picture.');
  answer = () => sent;
  choose(new File(['red'], 'red.png', { type: 'image/png' }));
  await screen.findByRole('button', { name: 'Replace: Logo' });
  expect(screen.queryByText(/This file is not/)).toBeNull();
  press('Save');
  await screen.findByText('Saved. Guests see it from now on.');
  expect(asked('sendCustomizationData')).toMatchObject([{ body: { customization: { logoUrl: sent.url } } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Logo' }));
  screen.getByRole('button', { name: 'Upload: Logo' });
});

test('a viewer changes nothing', async () => {
  await openForm({ getDeskHouse: as('reader') });
  screen.getByText('You may look at this, but not change it.');
  for (const name of ['Save', 'Factory reset'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).matches(':disabled, [aria-disabled=true]')).toBe(
      true,
    );
  expect(colour().disabled).toBe(true);
});

test('two tabs do not write over each other, unless that is wanted', async () => {
  let version = 1;
  const { asked } = await openForm({
    getConfigCustomization: () => state(version, version === 1 ? {} : { isDarkMode: true }),
    sendCustomizationData: (call: Call) =>
      (call.body as { version: number }).version === version ? saved(call) : refuse('customization.version')(),
  });
  version = 2; // somebody else has saved
  write('#1f4d3c');
  press('Save');
  await screen.findByText('Somebody has saved another look meanwhile.');
  press('Save mine');
  await screen.findByText('Saved. Guests see it from now on.');
  expect(asked('sendCustomizationData').at(-1)).toMatchObject({
    body: { version: 2, customization: { colorBtnBg: '#1f4d3c' } },
  });
});

test('an ended session keeps the changes', async () => {
  await openForm({ sendCustomizationData: refuse('operator.missing') });
  write('#ad4f2d');
  press('Save');
  await screen.findByText(/Your session has ended\./);
  expect(colour().value).toBe('#ad4f2d');
});

test('what was saved is taken back within ten seconds, and what was chosen since stays', async () => {
  let version = 1;
  const { asked } = await openForm({
    sendCustomizationData: (call: Call) => ({ ...saved(call), version: (version += 1) }),
  });
  write('#1f4d3c');
  press('Save');
  await screen.findByText('Saved. Guests see it from now on.');
  press('Undo');
  await waitFor(() => expect(colour().value).toBe('#3B6075'));
  write('#8a3b2b');
  press('Save');
  await screen.findByText('Saved. Guests see it from now on.');
  fireEvent.click(dark());
  press('Undo');
  await waitFor(() => expect(asked('sendCustomizationData')).toHaveLength(4));
  expect(asked('sendCustomizationData').map(({ body }) => body)).toMatchObject([
    { version: 1, customization: { colorBtnBg: '#1f4d3c' } },
    { version: 2, customization: { colorBtnBg: '#3b6075' } },
    { version: 3, customization: { colorBtnBg: '#8a3b2b' } },
    { version: 4, customization: { colorBtnBg: '#3b6075' } },
  ]);
  expect([dark().checked, colour().value]).toEqual([true, '#8a3b2b']);
  screen.getByText('Your changes are not saved');
});

test('what is chosen waits while somebody is in another room of the desk, and they are told so', async () => {
  await fetchScreen('/1001/desk/people');
  const { user } = await openForm();
  write('#1f4d3c');
  await user.click(screen.getByRole('link', { name: 'People' }));
  await screen.findByText('Your changes of the look are not saved. They wait for you there.');
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Look' }));
  await screen.findByRole('heading', { level: 1, name: 'Look' });
  expect(colour().value).toBe('#1F4D3C');
  write('#3b6075');
  expect(asks()).toBe(false);
});
