import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openLedger } from './open-ledger.ts';

async function ledgerFile(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'stayfront-ledger-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return path.join(dir, 'deep', 'book.jsonl');
}

test('a ledger is found again at the next start', async () => {
  const file = await ledgerFile();
  openLedger<object>(file).write({ charged: '185.00' });
  const again = openLedger<object>(file);
  again.write({ refunded: '185.00' });
  expect(openLedger(file).entries()).toEqual([{ charged: '185.00' }, { refunded: '185.00' }]);
});

test('a line that was cut by a power cut is dropped, and the next one stands on its own', async () => {
  const file = await ledgerFile();
  openLedger<object>(file).write({ charged: 'Zürich' });
  await appendFile(file, '{"char');
  const ledger = openLedger<object>(file);
  expect(ledger.entries()).toEqual([{ charged: 'Zürich' }]);
  ledger.write({ refunded: 1 });
  expect((await readFile(file, 'utf8')).split('\n')).toEqual(['{"charged":"Zürich"}', '{"refunded":1}', '']);
});
