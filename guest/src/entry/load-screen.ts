import { matchPath } from 'react-router';
import type { Loaded, Screen, ScreenRequest } from '../app/page/screen.ts';

const nothing: Loaded = { instead: null, isGone: false, offers: null, room: null, offer: null };

/** Asks beforehand what a screen is going to ask, as it says itself. A hotel in maintenance shows none of it. */
export async function loadScreen(screen: Screen | null, request: Omit<ScreenRequest, 'params'>): Promise<Loaded> {
  if (!screen?.load || request.config.isInMaintenance) return nothing;
  const params = matchPath(`/:hotelId/${screen.path}`, request.pathname)?.params ?? {};
  return { ...nothing, ...(await screen.load({ ...request, params })) };
}
