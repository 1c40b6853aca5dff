import type { MessageDescriptor } from '@lingui/core';
import type { Transport } from '@stayfront/contract/call';
import type { GuestBounds } from '@stayfront/rules/stay/guests';
import type { Role } from '@stayfront/rules/people/role';
import type { QueryClient } from '@tanstack/react-query';
import type { DeskLanguage } from '../i18n/languages.ts';
import type { ScreenPart } from './screen-part.tsx';

/** What a screen may ask for before its page is drawn on the server. */
export type LoadContext = {
  readonly hotelId: number;
  readonly language: DeskLanguage;
  readonly today: string;
  readonly guests: GuestBounds;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly transport: Transport;
  readonly queryClient: QueryClient;
};

/** One page of the desk, said by its folder alone: the table, the router and the server's loader are made of these. */
export type DeskScreen = {
  /** Below /:hotelId/desk, or below the area, as the router writes paths. */
  readonly path: string;
  /** Where an address is older than the desk. */
  readonly area?: 'config';
  /** Below /desk alone: there is no hotel yet. */
  readonly isBeforeHotel?: true;
  /** It has the whole window: nothing of the desk stands around it. */
  readonly isAlone?: true;
  /** Beside the desk's own. */
  readonly bodyClass?: '_config';
  readonly title: MessageDescriptor;
  /** Who may open it; null for pages without a session. */
  readonly leastRole: Role | null;
  readonly part: ScreenPart;
  /** Where the build finds the part, so that the server announces it. */
  readonly module: string;
  /** Asks for what the first view shows. What fails is left to the screen. */
  readonly load?: (context: LoadContext) => Promise<unknown>;
};
