import type { Locator, Page } from '@playwright/test';

export const roomCard = (page: Page, name: string): Locator => page.getByRole('article', { name });

/** The rooms of the list, without the packages among them. */
export const roomCards = (page: Page): Locator =>
  page.getByRole('article').filter({ hasNot: page.getByText('Package', { exact: true }) });

export const doubleRoom = 'Double Room with Lake View';

/** Opens a room's rates and books one of them; the contact form opens. */
export async function chooseRoom(page: Page, room: string, rate = 'Pay at hotel'): Promise<void> {
  await roomCard(page, room).getByRole('button', { name: 'Details & Book' }).click();
  await roomCard(page, room)
    .getByRole('button', { name: `Book ${rate}` })
    .click();
  await page.getByRole('heading', { name: 'Who is staying?' }).waitFor();
}
