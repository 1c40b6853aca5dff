import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freshHotelId } from '../../server/fresh-hotel-id.ts';
import { importHotel } from '../../server/import-hotel.ts';
import { enterDesk } from '../../steps/enter-desk.ts';
import { expectNoBarriers } from '../../steps/expect-no-barriers.ts';
import { openPage } from '../../steps/open-page.ts';
import { calm, expect, test } from '../../stayfront.ts';

test.use({ ...calm, viewport: { width: 1440, height: 900 } });

const hotelId = freshHotelId(2193);
const house = `/${hotelId}/desk/house`;

/** A house that has some of everything, with one small picture, and one line that nobody has put into German. */
test.beforeAll(async () => {
  const file = path.join(import.meta.dirname, '../../../demo/seeblick/hotel.json');
  const withLogo = (key: string, value: unknown): unknown => {
    if (key === 'picture') return 'logo';
    return key === 'pictures' && Array.isArray(value) && typeof value[0] === 'string' ? ['logo'] : value;
  };
  const whole = JSON.parse(await readFile(file, 'utf8'), withLogo) as Record<string, unknown>;
  const { hotelId: _, pictures: __, theme: ___, config: ____, ...rest } = whole;
  await importHotel(hotelId, { ...rest, languages: ['en', 'de'], tagline: { en: 'By the lake' } });
});

/** Of each kind one, and the lists that lead there. */
const forms = [
  'hotel',
  'rooms/double',
  'rates/flexible',
  'cancelling/free-until-three-days',
  'services/breakfast',
  'packages/lake-and-sauna',
  'offers/stay-7-pay-6',
  'codes/WELCOME10',
  'guests',
  'days',
  'taxes/vat',
  'payment',
  'page',
  'legal',
  'pictures',
] as const;
const lists = ['', 'rooms', 'rates', 'cancelling', 'services', 'packages', 'offers', 'codes', 'taxes', 'mail'] as const;

/** On by Tab alone, to the first thing of a form that can be changed; answers what it is. */
async function tabToField(page: Page): Promise<string> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    const kind = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at?.closest('[data-field]') || at.matches(':read-only:not(select, [type="checkbox"])')) return null;
      if (at instanceof HTMLSelectElement) return 'choice';
      if (at instanceof HTMLTextAreaElement) return 'text';
      if (!(at instanceof HTMLInputElement) || at.type === 'file') return null;
      if (at.type === 'checkbox') return 'tick';
      return at.inputMode === 'text' || at.inputMode === '' ? at.type : 'number';
    });
    if (kind !== null) return kind;
  }
  throw new Error(`No field of ${page.url()} is reached by Tab`);
}

async function changeByKeys(page: Page, kind: string): Promise<void> {
  const { keyboard } = page;
  if (kind === 'tick') return keyboard.press('Space');
  if (kind === 'choice') {
    const chosen = () => page.locator('select:focus').inputValue();
    const before = await chosen();
    await keyboard.press('ArrowDown');
    // The last one was chosen already.
    return (await chosen()) === before ? keyboard.press('ArrowUp') : undefined;
  }
  if (kind === 'radio') return keyboard.press('ArrowDown');
  if (kind === 'date' || kind === 'time') return keyboard.press('ArrowUp');
  await keyboard.press('End');
  return keyboard.type(kind === 'number' ? '1' : ' x');
}

test('K22 a field of every kind of form is changed by the keyboard alone, what is missing is marked, and nobody is kept out', async ({
  page,
}) => {
  test.slow();
  await enterDesk(page, { hotelId, email: 'mara@hotel.example', role: 'manager' });
  for (const form of forms) {
    await openPage(page, `${house}/${form}`);
    if (form === 'pictures') {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
    }
    await expectNoBarriers(page, form);
    const saved = page.waitForResponse((reply) => reply.url().endsWith('/house/draft/changes'));
    const kind = await tabToField(page);
    await changeByKeys(page, kind);
    const reply = await saved;
    expect([form, reply.status()]).toEqual([form, 200]);
  }
  for (const list of lists) {
    await openPage(page, `${house}/${list}`);
    await expectNoBarriers(page, list);
  }
  await openPage(page, `${house}/hotel`);
  const tagline = page
    .locator('[data-field="tagline/en"]')
    .locator('xpath=ancestor::div[contains(@class, "house-texts")]');
  await expect(tagline.getByRole('button', { name: 'Deutsch: missing' })).toBeVisible();
});
