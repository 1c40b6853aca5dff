import { folderOf, type ProviderName } from '@stayfront/rules/payment/providers';
import { sandboxIn, type RunningSandbox } from '@stayfront/sandbox/payment-sandbox';
import { enterPayment } from './enter-payment.ts';

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
  await enterPayment(hotelId, { ...running.settingsOf(name), ...settings });
  return running;
}
