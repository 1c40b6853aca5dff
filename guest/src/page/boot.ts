import type { DehydratedState } from '@tanstack/react-query';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { SpokenLanguage } from '../i18n/languages.ts';
import type { Mode } from './visit.tsx';

/** What the server hands to the browser inside the page, so that it goes on without asking again. */
export type Boot = {
  readonly language: SpokenLanguage;
  readonly currency: CurrencyCode;
  readonly mode: Mode;
  readonly now: Instant;
  readonly isDemo: boolean;
  readonly sortBy: string | null;
  readonly queries: DehydratedState;
};
