import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { anAddress } from '../steps/fill-address.ts';
import { newGuest } from '../steps/fill-details.ts';
import type { Driver } from './driver.ts';
import type { Walk } from './walk.ts';

export type Ground = {
  readonly driver: Driver;
  readonly walk: Walk;
  readonly url: string;
  readonly dataDir: string;
  /** Keeps a picture of what is on the screen. */
  show(name: string): Promise<void>;
};

type Journey = (ground: Ground) => Promise<string[]>;

const button = 'button, a';

async function fillIn(walk: Walk): Promise<void> {
  const guest = newGuest();
  await walk.fill(/^Given name/, guest.givenName);
  await walk.fill(/^Surname/, guest.surname);
  await walk.fill(/^E-mail/, guest.email);
  await walk.fill(/^Confirm e-mail/, guest.email);
  await walk.fill(/^Phone/, guest.phone);
}

async function chooseRoom(walk: Walk, rate: RegExp): Promise<void> {
  await walk.press(button, /^\s*Details & Book$/);
  await walk.press(button, rate);
  await walk.says(/Make it your stay/);
  await walk.press(button, /Enter your contact details/);
  await walk.says(/Who is staying\?/);
}

/** On a phone, from a link with dates to the confirmation; whatever hangs out of its button is told. */
export const booking: Journey = async ({ driver, walk, url, show }) => {
  await driver.resize(390, 844);
  await walk.open(`${url}${homeOf(comingStay(3, 1))}`);
  const spilling = await driver.ask<string[]>(
    `[...document.querySelectorAll('.chip, .pill-btn, .btn, .sort')].filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent.trim() + ' hangs out of its button')`,
  );
  await walk.settled();
  await show('rooms');
  await chooseRoom(walk, /^Book Pay at hotel/);
  await fillIn(walk);
  await show('details');
  await walk.press(button, /^Continue to payment/);
  await walk.press('input', /^\s*(on)?\s*I accept/);
  await walk.press(button, /^Place Order/);
  await walk.says(/Booking confirmed!/);
  await show('confirmed');
  const sheets = await driver.sheets();
  return [...spilling, ...(sheets !== null && sheets > 1 ? [`the confirmation is printed on ${sheets} sheets`] : [])];
};

/** At a desk, a prepaid room that is paid for on the provider's page. */
export const payment: Journey = async ({ driver, walk, url, show }) => {
  await driver.resize(1440, 900);
  await walk.open(`${url}${homeOf(comingStay(4, 1), 1002)}`);
  await walk.settled();
  await show('desk');
  await chooseRoom(walk, /^Book Non-refundable/);
  await fillIn(walk);
  await walk.fill(/^Street/, anAddress.addressLine);
  await walk.fill(/^Postal code/, anAddress.postalCode);
  await walk.fill(/^City/, anAddress.city);
  await walk.fill(/^State/, anAddress.state);
  await walk.fill(/^Country/, 'Switzerland');
  await walk.press(button, /^Continue to payment/);
  await walk.press('input', /^\s*(on)?\s*I accept/);
  await walk.press(button, /^Pay .* now$/);
  await walk.until('the provider’s page', `document.querySelector('iframe[title="Sandbox payment page"]')`);
  await show('provider');
  await walk.enterFrame('iframe[title="Sandbox payment page"]');
  await walk.press(button, /1111 /);
  await walk.press(button, /^Pay EUR/);
  await walk.enterFrame(null);
  await walk.says(/Booking and payment confirmed!/);
  await show('paid');
  return [];
};

/** The booking in the hotel's own page, a room chosen in it. */
export const embed: Journey = async ({ driver, walk, dataDir, show }) => {
  const port = await readFile(path.join(dataDir, 'sandbox', 'site.port'), 'utf8');
  const { arrival, departure } = comingStay(5, 1);
  await driver.open(`http://localhost:${port}/?checkIn=${arrival}&checkOut=${departure}`);
  await walk.until('the frame', `document.querySelector('stayfront-booking')?.shadowRoot?.querySelector('iframe')`);
  await walk.until('the booking in it', `document.querySelector('stayfront-booking').ariaBusy === null`);
  await walk.enterFrame('stayfront-booking >>> iframe');
  await walk.says(/rooms for your stay/);
  await walk.settled();
  await show('embedded-rooms');
  await chooseRoom(walk, /^Book Pay at hotel/);
  await walk.enterFrame(null);
  await show('embed');
  return [];
};

/** Pages of the search in languages whose data differs most from browser to browser: nobody complains. */
export const quietPages: Journey = async ({ walk, url }) => {
  const { arrival, departure } = comingStay(5, 2);
  for (const lang of ['en', 'th', 'ar', 'de'])
    for (const place of ['/1001', '/1001/room/double', '/1001/packages', '/hotel-chain/100']) {
      await walk.open(`${url}${place}?checkIn=${arrival}&checkOut=${departure}&lang=${lang}`);
      await walk.settled();
    }
  return [];
};
