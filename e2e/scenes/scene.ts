import type { APIRequestContext, Page } from '@playwright/test';
import type { Transport } from '@stayfront/contract/call';

/** A screen in one of its states, as a guest has come to it. */
export type Scene = {
  /** Its file in `spoken/` is called so. */
  readonly name: string;
  /** What is new in it, where the rest was looked at before. */
  readonly part?: string;
};

export type Means = { readonly page: Page; readonly api: Transport; readonly request: APIRequestContext };

/**
 * A way through the house that stops at every scene. Whoever looks at one leaves it as it was.
 */
export type Walk = (means: Means) => AsyncGenerator<Scene, void, undefined>;

/** The panel or question that lies above the page. */
export const above = 'dialog[open], [role=dialog], [role=alertdialog]';
