import type { DehydratedState } from '@tanstack/react-query';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { DeskLanguage } from '../i18n/languages.ts';

/** What the server hands to the browser inside the page, so that it goes on without asking again. */
export type Boot = {
  readonly hotelId: number;
  readonly language: DeskLanguage;
  readonly now: Instant;
  readonly isReporting: boolean;
  readonly queries: DehydratedState;
  /** Nothing is in the page: what the device has kept is shown. */
  readonly isShell: boolean;
};
