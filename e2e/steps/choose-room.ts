import type { Locator } from '@playwright/test';
import type { Sight } from './sight.ts';

export const roomCard = (page: Sight, name: string): Locator => page.getByRole('article', { name });

/** The rooms of the list, without the packages among them. */
export const roomCards = (page: Sight): Locator =>
  page.getByRole('article').filter({ hasNot: page.getByText('Package', { exact: true }) });

export const doubleRoom = 'Double Room with Lake View';

/** Takes nothing more than what is in already, and goes on. */
export async function leaveServices(page: Sight, button = 'Enter your contact details'): Promise<void> {
  await page.getByRole('heading', { name: 'Make it your stay' }).waitFor();
  await page.getByRole('button', { name: button }).click();
}

/** Opens a room's rates, books one of them without more services; the contact form opens. */
export async function chooseRoom(page: Sight, room: string, rate = 'Pay at hotel'): Promise<void> {
  await roomCard(page, room).getByRole('button', { name: 'Details & Book' }).click();
  await roomCard(page, room)
    .getByRole('button', { name: `Book ${rate}` })
    .click();
  await leaveServices(page);
  await page.getByRole('heading', { name: 'Who is staying?' }).waitFor();
}
