import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';

// Each panel is fetched when a guest first reaches for it: two years of days are not needed to see rooms, nor what is said of them.
const loadDates = () => withLaterTexts(import('./dates-panel.tsx'));
const loadGuests = () => withLaterTexts(import('./guests-panel.tsx'));
const loadHotels = () => withLaterTexts(import('./hotels-panel.tsx'));
const loadPromo = () => withLaterTexts(import('./promo-panel.tsx'));

export const DatesPanel = lazyPart(loadDates);
export const GuestsPanel = lazyPart(loadGuests);
export const HotelsPanel = lazyPart(loadHotels);
export const PromoPanel = lazyPart(loadPromo);

/** Said beside prices that are for the oldest children, where `assumesAges`. */
export const TellAges = lazyPart(() => withLaterTexts(import('./tell-ages.tsx')));

// Ahead of need and out of sight: when it fails, opening the panel asks again and says what is wrong.
const ahead = (load: () => Promise<unknown>) => (): void => void load().catch(() => {});

export const readyDatesPanel = ahead(loadDates);
export const readyGuestsPanel = ahead(loadGuests);
export const readyHotelsPanel = ahead(loadHotels);
export const readyPromoPanel = ahead(loadPromo);
