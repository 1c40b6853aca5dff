import type { GuestApp, PaymentOnPage } from '@stayfront/contract/guest-app';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Guarded } from '../../platform/http/guard-routes.ts';
import type { Template } from './assemble-page.ts';
import type { PolicySources } from './page-policy.ts';
import type { ReadingDeps } from './page-reading.ts';
import type { Root } from './root-page.ts';

/** The guest application as it is built, and the documents that its pages begin with. */
export type LoadedApp = {
  readonly app: GuestApp;
  readonly template: Template;
  /** For who comes for the first time, and so for every page in a frame that is let keep nothing. */
  readonly firstTemplate?: Template;
  readonly extraHead?: string;
};

export type PageDeps = {
  /** Asked for on each request, since development rebuilds it. */
  load(url: string): Promise<LoadedApp>;
  readonly served: readonly Guarded[];
  readonly publicUrl: () => string;
  readonly isDemo: boolean;
  /** Failures of pages are collected. */
  readonly isReporting: boolean;
  /** What a hotel's payment page needs of its provider; null where it has none. */
  paymentPageOf(
    hotelId: number,
  ): Promise<(PaymentOnPage & { readonly sources: PolicySources; readonly walletFrames: readonly string[] }) | null>;
  /** The provider's own site, for those who come without a hotel. */
  readonly marketingUrl: string | null;
  root(): Promise<Root>;
  /** Development lets the browser talk to the rebuilding server. */
  readonly connectSources: readonly string[];
  /** What pages that are kept are held against, and how much of them may be kept; absent, each is drawn anew. */
  readonly keeping?: ReadingDeps & { readonly mostBytes: number };
  now(): Instant;
};
