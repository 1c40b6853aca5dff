import { lazy } from 'react';

// Two years of days and their rules are fetched when a guest first reaches for the dates.
export const loadDatesPanel = () => import('./dates-panel.tsx');
export const DatesPanel = lazy(loadDatesPanel);
