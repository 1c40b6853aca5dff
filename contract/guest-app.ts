import type { Transport } from './call.ts';
import type { DrawnPage } from './drawn-page.ts';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';

/** What the guest application needs to know to draw a page for one request. */
export type PageRequest = {
  /** Path and query. */
  readonly url: string;
  readonly origin: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly acceptLanguage: string;
  readonly transport: Transport;
  readonly now: Instant;
  readonly isDemo: boolean;
  /** Asked for by a frame of somebody's page, as far as browsers say so. */
  readonly isFramed: boolean;
  readonly isReporting: boolean;
  /** Drawn for the people of the hotel, with their draft in it, at an address below `previewRoot`. */
  readonly isPreview: boolean;
  /** What the page has to know of the hotel's payment provider; asked for by pages that take a payment, and only them. */
  paymentOf(hotelId: number): Promise<PaymentOnPage | null>;
};

/** What a page that takes a payment has to know of the hotel's provider. */
export type PaymentOnPage = {
  readonly environment: 'sandbox' | 'production';
  /** Where the stand-in lives that plays the provider; null with the real one. */
  readonly sandboxOrigin: string | null;
  /** The provider's own script, where it is not a part of our build. */
  readonly scriptUrl: string | null;
};

/** A guest's page: the document, and what its answer has to say around it. */
export type RenderedPage = DrawnPage & {
  readonly status: number;
  readonly redirectTo: string | null;
  readonly landing: Landing;
  /** The address names a hotel or a chain that exists, or a page of ours. */
  readonly isKnown: boolean;
  /** Shows a reservation that was made. */
  readonly isReservation: boolean;
  /** Where the hotel-shop's script comes from, on the one page that lets it in. */
  readonly shopOrigin: string | null;
  /** The hotel whose payment provider may show this page in its frame: it leads back here. */
  readonly returnsTo: number | null;
  /** The sites that may show this page in a frame. */
  readonly framedBy: readonly string[];
  /** The hotel's tag manager, on pages that let it in. */
  readonly tags: string | null;
};

/** What of a page a guest is remembered by. */
export type Landing = {
  /** How the page speaks, counts and looks. */
  readonly language: string;
  readonly currency: string;
  readonly mode: string;
  /** The hotel that is shown. */
  readonly hotelId: number | undefined;
  /** Whether that hotel asks its guests what may be remembered of them. */
  readonly asksConsent: boolean;
};

/** A cookie that goes with the page; no days: it goes away. */
export type PageCookie = { readonly name: string; readonly value: string; readonly days: number };

/** What server and guest application promise each other: the application is compiled against it, the server asks for it. */
export type GuestApp = {
  /** Where an address of an older or shorter form leads. */
  findRedirect(request: Pick<PageRequest, 'url' | 'origin' | 'cookies' | 'isDemo'>): string | null;
  renderPage(request: PageRequest): Promise<RenderedPage>;
  /** What is remembered of the guest who opens a page: asked anew for each, also of a page that was drawn for another. */
  cookiesOf(request: Pick<PageRequest, 'url' | 'origin' | 'cookies'>, landing: Landing): readonly PageCookie[];
};

/** What a build has in it is known only once it is read: one that draws no pages is refused where the server starts. */
export function asGuestApp(module: object): GuestApp {
  const { findRedirect, renderPage, cookiesOf } = module as Partial<GuestApp>;
  if (!findRedirect || !renderPage || !cookiesOf)
    throw new Error('The build of the guest application draws no pages: npm run build');
  return { findRedirect, renderPage, cookiesOf };
}
