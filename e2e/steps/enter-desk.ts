import type { Page } from '@playwright/test';
import { inviteOperator } from '../server/invite-operator.ts';
import { openPage } from './open-page.ts';
import { takenOver } from './taken-over.ts';

type Person = { readonly hotelId: number; readonly email: string; readonly role: string };

/** Somebody of the house signs in by the link of an invitation, and stands at Today. */
export async function enterDesk(page: Page, { hotelId, email, role }: Person): Promise<void> {
  await openPage(page, await inviteOperator(email, hotelId, role));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/desk$/);
  await takenOver(page, 'h1');
}
