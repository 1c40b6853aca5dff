import type { DehydratedState } from '@tanstack/react-query';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { ChosenRoom } from '../flow/chosen-cookie.ts';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import type { PaymentOnPage } from '@stayfront/contract/guest-app';
import type { Mode } from '../flow/visit.tsx';

/** What the server hands to the browser inside the page, so that it goes on without asking again. */
export type Boot = {
  readonly language: SpokenLanguage;
  readonly currency: CurrencyCode;
  readonly mode: Mode;
  readonly now: Instant;
  readonly isDemo: boolean;
  /** Asked for by a frame of somebody's page. */
  readonly isFramed: boolean;
  /** What fails in the page is told to the server. */
  readonly isReporting: boolean;
  readonly sortBy: string | null;
  /** On pages that take a payment: what they need of the hotel's provider, null where it has none. */
  readonly payment?: PaymentOnPage | null;
  /** The tag manager that this document's policy lets in. */
  readonly tags: string | null;
  readonly chosen: readonly ChosenRoom[];
  readonly held: string | null;
  /** The page says something that the first pages do not. */
  readonly hasLaterTexts: boolean;
  readonly queries: DehydratedState;
};
