import type { Frame, Page } from '@playwright/test';

/**
 * The page goes on in another language as if the guest had chosen it in the list, but whatever is open stays open: a
 * dialog would be in the way of the list. Waits until the texts, what the hotel says in that language and the letters
 * are there; also where the language is spoken already and only the window has changed.
 */
export const speakOn = (page: Page | Frame, language: string, isWaiting = false): Promise<void> =>
  page.evaluate(
    async ([wanted, neverComes]) => {
      type Fiber = { memoizedProps: Record<string, unknown> | null; child: Fiber | null };
      type Visit = { language: string; speak(language: string): void };
      type Client = { isFetching(which?: { queryKey: string[] }): number };
      const root = document.getElementById('root') as unknown as Record<string, { stateNode: { current: Fiber } }>;
      const mark = Object.keys(root).find((key) => key.startsWith('__reactContainer$')) ?? '';
      const find = <Kind>(prop: string, method: string): Kind => {
        for (let fiber: Fiber | null | undefined = root[mark]?.stateNode.current; fiber; fiber = fiber.child) {
          const found = fiber.memoizedProps?.[prop];
          if (found && typeof found === 'object' && method in found) return found as Kind;
        }
        throw new Error(`Nobody on the page can ${method}`);
      };
      const visit = (): Visit => find('value', 'speak');
      const client: Client = find('client', 'isFetching');
      const turn = (): Promise<unknown> => new Promise((done) => setTimeout(done));
      // A window that was just changed is told to the page with its next frame.
      await new Promise((done) => requestAnimationFrame(done));
      if (visit().language !== wanted) visit().speak(wanted);
      while (visit().language !== wanted) await turn();
      // What the new language or width needs is asked for after it has been drawn: when the page has nothing else to do.
      await turn();
      await new Promise((done) => requestIdleCallback(done, { timeout: 5_000 }));
      while (client.isFetching(neverComes ? { queryKey: ['descriptive-info'] } : undefined) > 0) await turn();
      await turn();
      // Files of letters are asked for by whoever lays the page out.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    },
    [language, isWaiting] as const,
  );
