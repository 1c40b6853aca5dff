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

const scripts = new Map<string, Promise<new () => HyperServices>>();

/** Loads the provider's script, once for the page; a script that did not come may be asked for again. */
export function loadHyperServices(scriptUrl: string): Promise<new () => HyperServices> {
  const known = scripts.get(scriptUrl);
  if (known) return known;
  const loading = addScript(scriptUrl).then(() => {
    const { HyperServices } = window as WindowWithIt;
    if (!HyperServices) throw new Error('The provider’s script has not what it should have');
    return HyperServices;
  });
  scripts.set(scriptUrl, loading);
  loading.catch(() => scripts.delete(scriptUrl));
  return loading;
}

const addScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', () => reject(new Error('The provider’s script did not come')), { once: true });
    document.head.append(script);
  });
