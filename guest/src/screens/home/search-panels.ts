import { lazy } from 'react';
import { wantLaterTexts } from '../../i18n/load-catalogue.ts';

// Each panel is fetched when a guest first reaches for it: two years of days are not needed to see rooms.
const loadDates = () => withTexts(import('./dates-panel.tsx'));
const loadGuests = () => withTexts(import('./guests-panel.tsx'));
const loadHotels = () => withTexts(import('./hotels-panel.tsx'));
const loadPromo = () => withTexts(import('./promo-panel.tsx'));

/** Nor is what the panels say. */
async function withTexts<Panel>(panel: Promise<Panel>): Promise<Panel> {
  const [loaded] = await Promise.all([panel, wantLaterTexts()]);
  return loaded;
}

export const DatesPanel = lazy(loadDates);
export const GuestsPanel = lazy(loadGuests);
export const HotelsPanel = lazy(loadHotels);
export const PromoPanel = lazy(loadPromo);

// Ahead of need and out of sight: when it fails, opening the panel asks again and says what is wrong.
const ahead = (load: () => Promise<unknown>) => (): void => void load().catch(() => {});

export const readyDatesPanel = ahead(loadDates);
export const readyGuestsPanel = ahead(loadGuests);
export const readyHotelsPanel = ahead(loadHotels);
export const readyPromoPanel = ahead(loadPromo);
