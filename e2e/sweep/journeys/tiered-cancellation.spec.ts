import type { Page } from '@playwright/test';
import { openHotel } from '../../server/open-hotel.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { fillCancelForm } from '../../steps/fill-cancel-form.ts';
import { fillDetails, newGuest } from '../../steps/fill-details.ts';
import { acceptTerms, placeOrder } from '../../steps/go-to-review.ts';
import { openPage } from '../../steps/open-page.ts';
import { speakOn } from '../../steps/speak-on.ts';
import { expect, test } from '../../stayfront.ts';

const hotelId = 2142;
// In the first of two steps: 20 % from 30 days before, 50 % from 7 days before; all of it for who does not come.
const stay = comingStay(20, 2);
const rate = 'In steps';

test.beforeAll(() =>
  openHotel(
    hotelId,
    {
      cancellationPolicies: [
        {
          id: 'in-steps',
          freeUntil: { daysBefore: 30, hour: 18 },
          fee: { kind: 'percent', basisPoints: 2_000 },
          steps: [{ after: { daysBefore: 7, hour: 18 }, fee: { kind: 'percent', basisPoints: 5_000 } }],
          noShow: { kind: 'percent', basisPoints: 10_000 },
        },
      ],
      ratePlans: [
        {
          id: 'steps',
          code: 'STP',
          name: { en: rate },
          description: { en: 'Dearer as the day comes near' },
          guarantee: 'None',
          cancellationPolicy: 'in-steps',
          isBestAvailableRate: true,
          services: [],
        },
      ],
    },
    ['steps'],
  ),
);

/** Two nights at 187.25 are 374.50: a fifth, a half, all of it. */
const told = {
  de: [
    /Bei Stornierung bis .*: 20 % des Preises des Aufenthalts \(74,90 CHF\)/,
    /Bei späterer Stornierung: 50 % des Preises des Aufenthalts \(187,25 CHF\)/,
    /Bei Nichtanreise: der volle Preis des Aufenthalts \(374,50 CHF\)/,
  ],
  ar: [
    /عند الإلغاء حتى .*: 20% من سعر الإقامة \(74\.90 CHF\)/,
    /عند الإلغاء بعد ذلك: 50% من سعر الإقامة \(187\.25 CHF\)/,
    /عند عدم الحضور: سعر الإقامة كاملًا \(374\.50 CHF\)/,
  ],
  en: [
    /Cancelling until .*: 20% of the price of the stay \(CHF 74\.90\)/,
    /Cancelling later: 50% of the price of the stay \(CHF 187\.25\)/,
    /Not arriving: the whole price of the stay \(CHF 374\.50\)/,
  ],
} as const;

/** In the order of time, in the guest's own page. */
const listed = {
  de: [/74,90 CHF · 20 % des Preises/, /187,25 CHF · 50 % des Preises/, /374,50 CHF · der volle Preis/],
  ar: [/74\.90 CHF · 20% من سعر الإقامة/, /187\.25 CHF · 50% من سعر الإقامة/, /374\.50 CHF · سعر الإقامة كاملًا/],
  en: [/CHF 74\.90 · 20% of the price/, /CHF 187\.25 · 50% of the price/, /CHF 374\.50 · the whole price/],
} as const;

/** In each language, English at the end: there the journey goes on. */
async function expectSteps(page: Page, where: string, words: Record<string, readonly RegExp[]> = told): Promise<void> {
  for (const [language, texts] of Object.entries(words)) {
    await speakOn(page, language);
    for (const text of texts) expect(await read(page), `${where} in ${language}`).toMatch(text);
  }
}

/** As it is read: without the signs that hold amounts together and turn lines. */
const read = async (page: Page): Promise<string> =>
  (await page.locator('body').innerText())
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '');

test('a cancellation that becomes dearer in steps is read in three languages, booked, and paid for', async ({
  page,
}) => {
  await openPage(page, homeOf(stay, hotelId));
  await page.getByRole('article', { name: 'Panorama Room' }).getByRole('link').first().click();
  await expect(page.getByText('CHF 74.90 · 20% of the price of the stay')).toBeVisible();
  await expect(page.getByText('CHF 187.25 · 50% of the price of the stay')).toBeVisible();
  await page
    .getByRole('button', { name: `Book ${rate}` })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Who is staying?' }).waitFor();
  const guest = newGuest();
  await fillDetails(page, guest);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await acceptTerms(page);
  await expectSteps(page, 'review');
  await placeOrder(page);
  await page.getByRole('heading', { name: 'Booking confirmed!' }).waitFor();
  await expectSteps(page, 'confirmation');
  const reservationId = /SB4-\w+/.exec(await read(page))?.[0] ?? '';
  await page.getByRole('link', { name: 'See your reservation' }).click();
  await page.getByRole('heading', { name: 'Your stay in' }).waitFor();
  await expectSteps(page, 'own page', listed);

  await openPage(page, `/${hotelId}/reservation/cancel`);
  await fillCancelForm(page, guest.email, reservationId);
  const question = page.getByRole('dialog', { name: 'Cancel this reservation?' });
  await expect(question).toContainText('CHF 74.90');
  await expectSteps(page, 'cancelling');
  await question.getByRole('button', { name: 'Cancel reservation' }).click();
  await expect(page.getByRole('heading', { name: 'Your reservation is cancelled' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/74\.90/);
});
