import { expect, test } from 'vitest';
import { openLine, type Port, type ProcessLine } from './process-line.ts';

/** Two ends of a line, as two processes have them: what is posted arrives later, as a copy. */
function twoPorts(): [Port, Port] {
  const hears: ((message: unknown) => void)[] = [];
  const port = (own: number): Port => ({
    post: (message) => queueMicrotask(() => hears[1 - own]?.(structuredClone(message))),
    listen: (hear) => void (hears[own] = hear),
  });
  return [port(0), port(1)];
}

type Heard = Parameters<typeof openLine>[1];
function lineTo(heard: Heard): ProcessLine {
  const [one, other] = twoPorts();
  openLine(other, heard);
  return openLine(one, {});
}

test('what is asked is answered, each question with its own answer', async () => {
  const slow = Promise.withResolvers<string>();
  const line = lineTo({ slow: () => slow.promise, double: (cups: number) => 2 * cups });
  const first = line.ask('slow', null);
  expect(await line.ask('double', 21)).toBe(42);
  slow.resolve('tea');
  expect(await first).toBe('tea');
});

test('who asks for what cannot be done hears why', async () => {
  const line = lineTo({
    fail: () => {
      throw new Error('There is no tea');
    },
  });
  await expect(line.ask('fail', null)).rejects.toThrow('There is no tea');
});

test('what is told is done without an answer', async () => {
  const heard = Promise.withResolvers<unknown>();
  lineTo({ pour: (cups: number) => heard.resolve(cups) }).tell('pour', 3);
  expect(await heard.promise).toBe(3);
});

test('who waits for one that is gone waits no longer, nor does who asks it then', async () => {
  const line = lineTo({ never: () => new Promise(() => {}) });
  const asked = line.ask('never', null);
  line.cut();
  await expect(asked).rejects.toThrow('gone');
  await expect(line.ask('never', null)).rejects.toThrow('gone');
});
