import type { MessageDescriptor } from '@lingui/core';
import type { Transport } from '@stayfront/contract/call';
import type { GuestRoom, HotelConfig } from '@stayfront/contract/hotel';
import type { Availabilities } from '@stayfront/contract/offer';
import type { HotelPackage } from '@stayfront/contract/package';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ChosenRoom } from '../flow/chosen-cookie.ts';
import type { Session } from '../flow/session-cookie.ts';
import type { SpokenLanguage } from '../i18n/language-names.ts';

/** All that the application knows of a screen, said by the `screen.ts` of its folder. */
export type Screen = {
  /** Below the hotel's number. */
  readonly path: string;
  readonly title: MessageDescriptor;
  /** Fetched when a guest gets there; the server announces the first one with the page. */
  readonly part: () => Promise<{ readonly default: ComponentType }>;
  /** The source file of the part, by which the server announces it. Nobody writes it: the build reads it off the part. */
  readonly module?: string;
  /** Asks beforehand what the screen is going to ask, on the server alone: the browser is built without it. */
  readonly load?: (request: ScreenRequest) => Promise<Partial<Loaded>>;
  readonly bodyClass?: '_checkout' | '_account';
  /** Says nothing but what the texts of a first page have; the others fetch theirs with themselves. */
  readonly hasFirstTexts?: boolean;
  /** Shows prices for the dates of its address; without any it goes on with those of the session. */
  readonly isSearch?: boolean;
  /** Shows prices that hold for a while; the others are left alone when a session ends. */
  readonly isTimed?: boolean;
  /** Loads the hotel's payment provider: a document of its own, with its own security policy and nobody else's scripts. */
  readonly takesPayment?: boolean;
  /** May stand in a page of the hotel's own site. What is not named here stands in nobody's frame. */
  readonly isFramable?: boolean;
  /** May stand in a page of our own desk, beside the forms that change what it says. */
  readonly isShownAtDesk?: boolean;
  /** Where the provider leads back to, perhaps inside the frame its page stands in. */
  readonly isReturn?: boolean;
  /** Shows something of one guest: not for search engines, and its address is nobody else's business. */
  readonly isPrivate?: boolean;
  /** Shows a reservation that was made: kept by no browser, since the next who sits there is perhaps somebody else. */
  readonly isReservation?: boolean;
};

export type ScreenRequest = {
  readonly queryClient: QueryClient;
  readonly transport: Transport;
  readonly config: HotelConfig;
  readonly pathname: string;
  /** What stands in the places that the path names. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly searchParams: URLSearchParams;
  readonly language: SpokenLanguage;
  readonly currency: CurrencyCode;
  /** Rooms that are chosen already: what is shown is for the next one. */
  readonly chosen: readonly ChosenRoom[];
  session(): Session | null;
  readonly held: string | null;
  readonly now: Instant;
};

export type Loaded = {
  /** Where to go, if there is nothing to show. */
  readonly instead: string | null;
  /** What the address names is not there, and the page says so. */
  readonly isGone: boolean;
  /** What the rooms cost on the dates of the address. */
  readonly offers: Availabilities | null;
  /** The room whose page it is. */
  readonly room: GuestRoom | null;
  /** The package whose page it is. */
  readonly offer: HotelPackage | null;
};
