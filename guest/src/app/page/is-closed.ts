import type { Screen } from './screen.ts';

/** Whether a hotel in maintenance keeps a page closed. Its own people go in and out: they may be why it is closed. */
export const isClosed = (route: Screen | null): boolean =>
  route?.path !== 'maintenance' && !route?.path.startsWith('config');
