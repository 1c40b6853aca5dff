import type { PaymentOnPage } from '@stayfront/contract/guest-app';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { ChosenRoom } from './chosen-cookie.ts';
import { createContext, use } from 'react';
import type { SpokenLanguage } from '../i18n/language-names.ts';

export type Mode = 'light' | 'dark';

/** What holds for the whole visit: how the page speaks and looks, and when it was opened. */
export type Visit = {
  readonly language: SpokenLanguage;
  /** The one prices are asked for in. */
  readonly currency: CurrencyCode;
  readonly mode: Mode;
  /** The instant of the first paint, the same on server and browser, so that both draw the same days. */
  readonly now: Instant;
  readonly isDemo: boolean;
  /** In a frame of the hotel's own site. */
  readonly isFramed: boolean;
  /** The order of rooms that this browser asked for last time, as it wrote it. */
  readonly sortBy: string | null;
  /** Absent where the document was not made for a payment: its policy lets nothing of a provider in. */
  readonly payment: PaymentOnPage | null | undefined;
  /** The tag manager that this document's policy lets in; null where it lets none. */
  readonly tags: string | null;
  /** The rooms this booking had when the page was asked for. */
  readonly chosen: readonly ChosenRoom[];
  /** And the session for which rooms were held. */
  readonly held: string | null;
  speak(language: SpokenLanguage): void;
  pay(currency: CurrencyCode): void;
  light(mode: Mode): void;
};

export const VisitContext = createContext<Visit | null>(null);

export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('There is no visit here');
  return visit;
}
