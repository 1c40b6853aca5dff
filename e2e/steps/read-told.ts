import type { Frame, Page } from '@playwright/test';

/**
 * What the hotel and the guest have said, as the page knows it: answers of the hotel's server that are in use, what the
 * guest has sent, and what the browser keeps for the guest. Whatever is read there is theirs, in whatever language; what
 * our server has put into words itself is ours, and must be in the guest's.
 */
export const readTold = async (page: Page | Frame): Promise<string> =>
  JSON.stringify(JSON.parse(await readAll(page), withoutOurs));

/** Sentences and names that our server writes; rooms in the basket are named in the language they were chosen in. */
const ours = new Set(['cancellationPolicyText', 'cancellationSteps', 'noShowFee', 'penalties', 'codeDetail', 'orders']);

function withoutOurs(this: object, name: string, value: unknown): unknown {
  const isPolicy = name === 'text' && ('penalties' in this || 'cancellationFee' in this);
  return isPolicy || ours.has(name) ? undefined : value;
}

const readAll = (page: Page | Frame): Promise<string> =>
  page.evaluate(() => {
    type Fiber = { memoizedProps: Record<string, unknown> | null; child: Fiber | null };
    type Cached = { getAll(): { state: { data: unknown; variables?: unknown }; isActive?(): boolean }[] };
    type Client = { getQueryCache(): Cached; getMutationCache(): Cached };
    const root = document.getElementById('root') as unknown as Record<string, { stateNode: { current: Fiber } }>;
    const mark = Object.keys(root).find((key) => key.startsWith('__reactContainer$')) ?? '';
    const parse = (kept: string): unknown => {
      try {
        return JSON.parse(kept);
      } catch {
        return kept;
      }
    };
    const told: unknown[] = Object.keys(localStorage).map((key) => parse(localStorage.getItem(key) ?? ''));
    for (const field of document.querySelectorAll('input')) told.push(field.value);
    for (let fiber: Fiber | null | undefined = root[mark]?.stateNode.current; fiber; fiber = fiber.child) {
      const { client } = fiber.memoizedProps ?? {};
      if (!client || typeof client !== 'object' || !('getQueryCache' in client)) continue;
      const { getQueryCache, getMutationCache } = client as Client;
      for (const cache of [getQueryCache.call(client), getMutationCache.call(client)])
        for (const one of cache.getAll())
          if (one.isActive?.() !== false) told.push(one.state.data, one.state.variables);
      break;
    }
    return JSON.stringify(told);
  });
