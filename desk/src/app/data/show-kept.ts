import type { QueryClient } from '@tanstack/react-query';
import type { DeskLanguage } from '../i18n/languages.ts';
import type { KeptDay } from './kept-day.ts';
import { readKept } from './kept-store.ts';

/** Puts what the device has kept where the pages look for it, as old as it is. */
export async function showKept(client: QueryClient, hotelId: number, language: DeskLanguage): Promise<void> {
  const kept = await readKept<KeptDay>(hotelId, 'day');
  if (!kept) return;
  const { day, house, at: updatedAt } = kept;
  client.setQueryData(['house', hotelId, language], house, { updatedAt });
  client.setQueryData(['day', hotelId, day.day], day, { updatedAt });
  // However young it is: there was no answer, and the page is to find that out and say so.
  await client.invalidateQueries({ queryKey: ['day', hotelId], refetchType: 'none' });
}
