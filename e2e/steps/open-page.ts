import type { Page, Response } from '@playwright/test';
import { takenOver } from './taken-over.ts';

/** Opens an address and waits until its buttons can be pressed. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await takenOver(page, 'h1');
  return answer;
}
