import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Transport } from './call.ts';
import type { DrawnPage } from './drawn-page.ts';

/** What the desk needs to know to draw a page for one request. */
export type DeskRequest = {
  readonly hotelId: number;
  /** Path and query. */
  readonly url: string;
  readonly origin: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly acceptLanguage: string;
  readonly transport: Transport;
  readonly now: Instant;
  /** Whether somebody of the hotel has signed in. */
  readonly isSignedIn: boolean;
  readonly isReporting: boolean;
  /** A page without anything in it, that a device keeps for when there is no network. */
  readonly isShell?: boolean;
};

export type DeskPage = DrawnPage & {
  readonly status: number;
  /** Where nobody has chosen, the light follows the device. */
  readonly isModeChosen: boolean;
};

/** A file to keep, which is written while it is sent. */
export type DeskFile = { readonly name: string; readonly type: string; readonly pieces: AsyncIterable<string> };

/** What server and desk promise each other. */
export type DeskApp = {
  /** Whether a page is for those, too, who have not signed in. */
  isOpen(url: string): boolean;
  renderDesk(request: DeskRequest): Promise<DeskPage>;
  /** The file of an address, for somebody who has signed in; null where it is a page. */
  openFile(request: DeskRequest): Promise<DeskFile | null>;
};

/** What a build has in it is known only once it is read: one that draws no pages is refused where the server starts. */
export function asDeskApp(module: object): DeskApp {
  const { isOpen, renderDesk, openFile } = module as Partial<DeskApp>;
  if (!isOpen || !renderDesk || !openFile) throw new Error('The build of the desk draws no pages: npm run build');
  return { isOpen, renderDesk, openFile };
}
