import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderOf, type ProviderName } from '@stayfront/rules/payment/providers';
import { sandboxIn, type RunningSandbox } from '@stayfront/sandbox/payment-sandbox';
import { hotelCommand } from './hotel-command.ts';

/** A provider of a journey's own, which a hotel of its own is with: the ledger is all the journey's. */
export async function openProvider(
  provider: ProviderName,
  hotelId: number,
  settings: object = {},
): Promise<RunningSandbox> {
  const folder = folderOf(provider);
  const name = `journey-${hotelId}`;
  const noticeUrl = (): string =>
    `${process.env['STAYFRONT_URL'] ?? ''}/api/hotels/${hotelId}/payment-notices/${folder}`;
  const running = await (await sandboxIn(folder)).start({ accounts: [{ name, noticeUrl }] });
  await enter(hotelId, { ...running.settingsOf(name), ...settings });
  return running;
}

async function enter(hotelId: number, settings: object): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'stayfront-payment-'));
  try {
    const file = path.join(dir, 'payment.json');
    await writeFile(file, JSON.stringify(settings), { mode: 0o600 });
    await hotelCommand('payment', String(hotelId), file);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
