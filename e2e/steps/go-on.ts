import type { Page } from '@playwright/test';

/**
 * The page goes on to another address as if a link had been followed: nothing is loaded anew but what the new screen needs.
 * Waits until the screen before is gone, and everything that the new one asks for has come with the letters it is written
 * in. What the server draws there is looked at by whoever opens the address.
 */
export const goOn = (page: Page, address: string): Promise<void> =>
  page.evaluate(async (to) => {
    type Fiber = { memoizedProps: Record<string, unknown> | null; child: Fiber | null };
    type Client = { isFetching(): number };
    const root = document.getElementById('root') as unknown as Record<string, { stateNode: { current: Fiber } }>;
    const mark = Object.keys(root).find((key) => key.startsWith('__reactContainer$')) ?? '';
    const findClient = (): Client => {
      for (let fiber: Fiber | null | undefined = root[mark]?.stateNode.current; fiber; fiber = fiber.child) {
        const client = fiber.memoizedProps?.['client'];
        if (client && typeof client === 'object' && 'isFetching' in client) return client as Client;
      }
      throw new Error('Nobody on the page asks the server');
    };
    const turn = (): Promise<unknown> => new Promise((done) => setTimeout(done));
    const before = document.querySelector('h1');
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    while (before?.isConnected || !document.querySelector('h1')) await turn();
    await turn();
    while (findClient().isFetching() > 0 || document.querySelector('[aria-busy=true]')) await turn();
    await turn();
    document.body.getBoundingClientRect(); // files of letters are asked for by whoever lays the page out
    await document.fonts.ready;
  }, address);
