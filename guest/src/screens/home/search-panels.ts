import { lazy } from 'react';

// Each panel is fetched when a guest first reaches for it: two years of days are not needed to see rooms.
const loadDates = () => import('./dates-panel.tsx');
const loadGuests = () => import('./guests-panel.tsx');
const loadPromo = () => import('./promo-panel.tsx');

export const DatesPanel = lazy(loadDates);
export const GuestsPanel = lazy(loadGuests);
export const PromoPanel = lazy(loadPromo);

export const readyDatesPanel = (): void => void loadDates();
export const readyGuestsPanel = (): void => void loadGuests();
export const readyPromoPanel = (): void => void loadPromo();
