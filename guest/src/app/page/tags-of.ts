import type { HotelConfig } from '@stayfront/contract/hotel';
import { tokenIn } from '../flow/reservation-link.ts';
import type { Screen } from './screen.ts';

/**
 * The tag manager that a page lets in. None where a card may be typed in or a provider leads back to, and none where
 * the address carries a guest's token: whatever a tag sends has the address in it.
 */
export const tagsOf = (
  { takesPayment, isReturn, path }: Pick<Screen, 'takesPayment' | 'isReturn' | 'path'>,
  { trackers }: Pick<HotelConfig, 'trackers'>,
  query: URLSearchParams,
): string | null =>
  takesPayment || isReturn || path === 'maintenance' || tokenIn(query) !== '' ? null : (trackers.tagManagerId ?? null);
