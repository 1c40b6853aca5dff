import { loadScript } from '../load-script.ts';

/** What the provider's script tells while its page is open. */
export type HyperEvent = {
  readonly event: string;
  readonly error?: boolean;
  readonly payload?: { readonly status?: string; readonly orderId?: string };
};

/** The class that the provider's script leaves on the window; only what we use of it. */
export type HyperServices = {
  initiate(request: object, onEvent: (event: HyperEvent) => void): void;
  process(request: object): void;
  terminate?(): void;
};

type WindowWithIt = { HyperServices?: new () => HyperServices };

/** The class that the provider's script leaves on the window. */
export async function loadHyperServices(scriptUrl: string): Promise<new () => HyperServices> {
  await loadScript(scriptUrl);
  const { HyperServices } = window as WindowWithIt;
  if (!HyperServices) throw new Error('The provider’s script has not what it should have');
  return HyperServices;
}
