import { useRef } from 'react';

/** One key for one wish: the same, sent again after no answer, is done once; another wish is another key. */
export function useRequestKey(): { keyOf: (wish: unknown) => string; done: () => void } {
  const keys = useRef(new Map<string, string>());
  return {
    keyOf: (wish) => {
      const words = JSON.stringify(wish);
      const key = keys.current.get(words) ?? crypto.randomUUID();
      keys.current.set(words, key);
      return key;
    },
    /** It was answered: the same wish from now on is a new one. */
    done: () => keys.current.clear(),
  };
}
