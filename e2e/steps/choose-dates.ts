import { dayNumber, type Stay, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { Locator, Page } from '@playwright/test';

const part = (day: StayDate, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(dayNumber(day) * 86_400_000);

/** A day in the open calendar, by the name a screen reader says; what holds on the day follows after a comma. */
export function dayIn(calendar: Locator, day: StayDate): Locator {
  const name = `${part(day, { weekday: 'long' })},? ${part(day, { day: 'numeric', month: 'long', year: 'numeric' })}`;
  return calendar.getByRole('button', { name: new RegExp(`^${name}(,|$)`) });
}

export const datesPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'When are you coming?' });

/** Opens the calendar of the desk, presses arrival and departure, and applies them. */
export async function chooseDates(page: Page, stay: Stay): Promise<void> {
  await page.getByRole('button', { name: 'Arrival' }).click();
  await dayIn(datesPanel(page), stay.arrival).click();
  await dayIn(datesPanel(page), stay.departure).click();
  await datesPanel(page).getByRole('button', { name: 'Apply' }).click();
}
