import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Frame, FrameLocator, Page } from '@playwright/test';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import { chooseRoom } from './choose-room.ts';
import { fillDetails, newGuest, type Guest } from './fill-details.ts';

/** The demo's own hotel site: another origin, and to browsers another site than the booking in it. */
export async function hotelSite(): Promise<string> {
  const file = path.join(process.env['STAYFRONT_DATA_DIR'] ?? '', 'sandbox', 'site.port');
  return `http://localhost:${await readFile(file, 'utf8')}`;
}

/** The booking inside the hotel's page. */
export const bookingIn = (page: Page): FrameLocator => page.frameLocator('stayfront-booking iframe');

export function frameIn(page: Page): Frame {
  const frame = page.frames()[1];
  if (!frame) throw new Error('There is no frame in this page');
  return frame;
}

/** Opens the hotel's page with dates in its own address, and waits until the booking in it may be pressed. */
export async function openSite(page: Page, address: string, stay: Stay): Promise<FrameLocator> {
  const { pathname, search, origin } = new URL(address, await hotelSite());
  const query = new URLSearchParams(search);
  query.set('checkIn', stay.arrival);
  query.set('checkOut', stay.departure);
  await page.goto(`${origin}${pathname}?${query.toString()}`);
  await awaitBooking(page);
  return bookingIn(page);
}

/** Nobody can press anything before the booking has spoken with the page around it. */
export async function awaitBooking(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const booking = document.querySelector('stayfront-booking');
    return booking?.shadowRoot?.querySelector('slot') === null && booking.ariaBusy === null;
  });
}

/** In the frame: from the rooms to the contact form, filled in and sent. */
export async function bookInFrame(booking: FrameLocator, room: string, rate: string): Promise<Guest> {
  const guest = newGuest();
  await chooseRoom(booking, room, rate);
  await fillDetails(booking, guest);
  return guest;
}
