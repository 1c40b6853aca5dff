import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { previewName } from '@stayfront/contract/look-preview';
import { resetSession } from '../../app/flow/reset-session.ts';
import { partsOnTheirWay } from '@stayfront/ui/parts/waiting.ts';
import { find, get } from '../../testing/by-role.ts';
import { exampleHotel, stayInJune } from '../../testing/example-hotel.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

const position = () => textOf(document.querySelector('.gal__count bdi'));
const pass = async (seconds: number) => {
  await waitFor(() => expect(partsOnTheirWay()).toBe(0));
  act(() => void vi.advanceTimersByTime(seconds * 1000));
};
const open = async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const shown = await showScreen(`/1001/room/double?${stayInJune}`, { answers: exampleHotel });
  await find('heading', 'Rate plans');
  return shown;
};

beforeEach(() => resetSession(1001));

test('D01 the pictures go on by themselves every four seconds, until they are stopped', async () => {
  const { user } = await open();
  expect(position()).toBe('1 / 5');
  await pass(4.1);
  expect(position()).toBe('2 / 5');
  await user.click(get('button', 'Stop the pictures'));
  await user.unhover(get('button', 'Show the pictures one after another'));
  act(() => (document.activeElement as HTMLElement).blur());
  await pass(20);
  expect(position()).toBe('2 / 5');
});

test('K22 beside a form of the desk the first picture stays in view', async () => {
  const { name } = window;
  window.name = previewName;
  onTestFinished(() => void (window.name = name));
  await open();
  await pass(9);
  expect(position()).toBe('1 / 5');
});

test('D01 they stand still while somebody points at them, and turn by arrows', async () => {
  const { user, container } = await open();
  await user.hover(container.querySelector('.gal__stage') ?? container);
  await pass(9);
  expect(position()).toBe('1 / 5');
  await user.click(get('button', 'Next picture'));
  expect(position()).toBe('2 / 5');
  await user.keyboard('{ArrowLeft}');
  expect(position()).toBe('1 / 5');
});
