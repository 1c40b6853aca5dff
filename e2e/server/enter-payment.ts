import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hotelCommand } from './hotel-command.ts';

/** How the hotel reaches its provider, entered as whoever runs the house does it. */
export async function enterPayment(hotelId: number, settings: object): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'stayfront-payment-'));
  try {
    const file = path.join(dir, 'payment.json');
    await writeFile(file, JSON.stringify(settings));
    await hotelCommand('payment', String(hotelId), file);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
