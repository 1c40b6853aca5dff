import { randomUUID } from 'node:crypto';
import type { Sight } from './sight.ts';

export type Guest = {
  readonly givenName: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
};

/** Somebody new, whose mail can be told from everybody else's. */
export const newGuest = (): Guest => ({
  givenName: 'Anna',
  surname: 'Müller-O’Neill',
  email: `anna.${randomUUID().slice(0, 8)}@example.com`,
  phone: '+41 41 555 00 00',
});

export async function fillDetails(page: Sight, guest: Guest): Promise<void> {
  await page.getByLabel('Given name').fill(guest.givenName);
  await page.getByLabel('Surname').fill(guest.surname);
  await page.getByLabel('E-mail', { exact: true }).fill(guest.email);
  await page.getByLabel('Confirm e-mail').fill(guest.email);
  await page.getByLabel('Phone').fill(guest.phone);
}
