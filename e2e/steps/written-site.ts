import type { Page, PlaywrightWorkerArgs } from '@playwright/test';
import { httpTransport } from '@stayfront/contract/call';
import { openOwnSite } from '../server/own-site.ts';
import { changeHotel, openManagedHotel, type ManagedHotel } from './manage-hotel.ts';

/** A site of the journey's own, whose page each test writes anew, and a hotel that lets it embed the booking. */
export type WrittenSite = {
  readonly origin: string;
  readonly hotel: ManagedHotel;
  /** The element that embeds the hotel, after the script that knows it. */
  element(attributes?: string): string;
  open(page: Page, html: string): Promise<void>;
  close(): void;
};

export async function openWrittenSite(
  { playwright }: Pick<PlaywrightWorkerArgs, 'playwright'>,
  baseURL: string,
  hotelId: number,
): Promise<WrittenSite> {
  const site = await openOwnSite();
  const request = await playwright.request.newContext({ baseURL });
  const hotel = await openManagedHotel(request, hotelId);
  await changeHotel({ request, api: httpTransport(baseURL) }, hotel, {}, { embedOrigins: [site.origin] });
  await request.dispose();
  return {
    origin: site.origin,
    hotel,
    element: (attributes = '') =>
      `<script src="${baseURL}/embed.js"></script><stayfront-booking hotel="${hotelId}" ${attributes}></stayfront-booking>`,
    async open(page, html) {
      site.show(html);
      await page.goto(site.origin);
    },
    close: () => site.close(),
  };
}
