import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { plainSheet } from '../../testing/plain-sheet.ts';
import type { Sheet } from './confirmation-sheet.ts';
import { drawPdf } from './draw-pdf.ts';
import { usualDrawLimits } from './drawing-process.ts';
import { pdfDrawer } from './pdf-drawer.ts';

/** A sign that turns the text round, before two letters that the font writes as one: the tools die of it. */
const deadly: Sheet = { ...plainSheet, facts: [['Guest', 'An\u202Ena Attack']] };
const sheetOf = (name: string): Sheet => ({ ...plainSheet, facts: [['Guest', name]] });

function openDrawer(options: Parameters<typeof pdfDrawer>[0] = {}) {
  const faults: string[] = [];
  const wishes: string[] = [];
  const drawer = pdfDrawer({
    onFault: ({ message }) => faults.push(message),
    onRequest: (became) => wishes.push(became),
    ...options,
  });
  onTestFinished(() => drawer.close());
  return { draw: drawer.draw, drawer, faults, wishes };
}
const many = (became: string, times: number): string[] => Array.from({ length: times }, () => became);

describe('a sheet that ends the process it is drawn in', () => {
  test('ends only that one: it is told, nobody’s name is, and the next sheet is drawn as ever', async () => {
    const { draw, faults } = openDrawer();
    const [died, drawn] = await Promise.all([draw(deadly, 'a'), draw(plainSheet, 'b')]);
    expect(died).toEqual({ notDrawn: 'failed' });
    expect(drawn).toEqual(await drawPdf(plainSheet));
    expect(faults).toEqual([expect.stringMatching(/SIG[A-Z]+.*item\.rs:\d+/)]);
    expect(faults.join()).not.toMatch(/Attack|na /);
  });

  test('is not tried again and again', async () => {
    const { draw, faults, wishes } = openDrawer();
    for (const _ of [1, 2, 3]) expect(await draw(deadly, 'a')).toEqual({ notDrawn: 'failed' });
    expect(faults).toHaveLength(1);
    expect(wishes).toEqual(['failed', 'kept', 'kept']);
  });
});

describe('many wishes', () => {
  test('for one confirmation are drawn once, and another guest waits for nothing else', async () => {
    const { draw, wishes } = openDrawer();
    const storm = Array.from({ length: 150 }, () => draw(plainSheet, 'one'));
    const others = draw(sheetOf('Grace Hopper'), 'another');
    const [first, ...same] = await Promise.all(storm);
    expect(first).toBeInstanceOf(Buffer);
    for (const pdf of same) expect(pdf).toBe(first);
    expect(await others).toBeInstanceOf(Buffer);
    expect(wishes.toSorted()).toEqual([...many('drawn', 2), ...many('kept', 149)]);
    expect(await draw(plainSheet, 'one')).toBe(first);
  });

  test('of one guest for different files wait behind everybody else’s, and those beyond measure come back', async () => {
    const { draw } = openDrawer();
    const order: string[] = [];
    const ask = (name: string, who: string) =>
      draw(sheetOf(name), who).then((came) => order.push('notDrawn' in came ? came.notDrawn : name));
    await Promise.all([...['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'].map((name) => ask(name, 'a')), ask('B1', 'b')]);
    expect(order).toEqual(['busy', 'busy', 'A1', 'A2', 'B1', 'A3', 'A4', 'A5']);
  });

  test('of more guests than fit into the line are answered at once, while the others wait', async () => {
    const { draw, drawer, wishes } = openDrawer();
    const asked = Array.from({ length: 80 }, (_, i) => draw(sheetOf(`Guest ${i}`), `${i}`));
    // One is under way and 64 wait.
    expect(await Promise.all(asked.slice(65))).toEqual(many('busy', 15).map((notDrawn) => ({ notDrawn })));
    expect(wishes).toEqual(many('busy', 15));
    await drawer.close();
    await Promise.all(asked);
    expect(wishes).toHaveLength(80);
  });
});

describe('a drawing', () => {
  test('that takes too long, or too much memory, is given up', async () => {
    for (const limit of [{ seconds: 0.001 }, { megabytes: 1 }]) {
      const { draw, faults } = openDrawer({ limits: { ...usualDrawLimits, ...limit } });
      expect(await draw(plainSheet, 'a')).toEqual({ notDrawn: 'failed' });
      expect(faults).toHaveLength(1);
    }
  });

  test('is of another process after a while, and the file is the same', async () => {
    const { draw } = openDrawer({ limits: { ...usualDrawLimits, sheets: 1 } });
    expect(await draw(plainSheet, 'a')).toEqual(await drawPdf(plainSheet));
    expect(await draw(sheetOf('Grace'), 'a')).toEqual(await drawPdf(sheetOf('Grace')));
  });

  test('is forgotten when nobody has asked for a while, and drawn again', async () => {
    const { draw, wishes } = openDrawer({ idleSeconds: 0 });
    await draw(plainSheet, 'a');
    await expect.poll(() => draw(plainSheet, 'a').then(() => wishes.filter((one) => one === 'drawn'))).toHaveLength(2);
  });

  test('that was asked for when the server stops is for later', async () => {
    const { draw, drawer, faults } = openDrawer();
    const asked = [draw(plainSheet, 'a'), draw(deadly, 'b')];
    await drawer.close();
    expect(await Promise.all([...asked, draw(plainSheet, 'c')])).toEqual(
      many('busy', 3).map((notDrawn) => ({ notDrawn })),
    );
    expect(faults).toEqual([]);
  });
});

test('the process that draws ends with a server that was killed', async () => {
  const child = path.join(import.meta.dirname, 'pdf-child.ts');
  const server = `process.on('message', () => {});
    require('node:child_process').fork(${JSON.stringify(child)}, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
      .once('spawn', () => console.log('begun'))`;
  const running = spawn(process.execPath, ['-e', server], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(running.stdout, 'data');
  running.kill('SIGKILL');
  await once(running.stdout, 'close'); // held open by both
  expect(running.signalCode).toBe('SIGKILL');
});
