import type { APIRequestContext, Frame, Page } from '@playwright/test';
import type { Transport } from '@stayfront/contract/call';

/** A screen in one of its states, as a guest has come to it. */
export type Scene = {
  /** Its file in `spoken/` is called so. */
  readonly name: string;
  /** What is new in it, where the rest was looked at before. */
  readonly part?: string;
  /** The one width that has it, where phone and desk have different ways to the same. */
  readonly at?: 390 | 1440;
  /** The frame it stands in, in a page of the hotel's own. */
  readonly frame?: Frame;
  /** The walk opens another page next: nobody has to bring this one back to what it was. */
  readonly isLeft?: true;
  /** An answer that the page waits for never comes. */
  readonly isWaiting?: true;
  /** Brings back what is lost when the guest chooses another language, as what was typed into the provider's fields. */
  readonly renew?: () => Promise<void>;
};

export type Deps = {
  readonly page: Page;
  readonly api: Transport;
  readonly request: APIRequestContext;
  /** A hotel of the run's own, which the walk opens. */
  readonly hotelId: number;
  /** How often this walk was gone before on the same server: who books takes days that no other round has. */
  readonly round: number;
};

/**
 * A way through the house that stops at every scene. Whoever looks at one leaves it as it was.
 */
export type Walk = (deps: Deps) => AsyncGenerator<Scene, void, undefined>;

/** The panel or question that lies above the page. */
export const above = 'dialog[open], [role=dialog], [role=alertdialog]';
