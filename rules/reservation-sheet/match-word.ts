import { plainWords } from '../search/plain-words.ts';

/** Something of the house, and all it may be called. */
export type Called = { readonly id: string; readonly names: readonly string[] };
export type MatchedWord = { readonly id: string | null; readonly isSure: boolean };

/**
 * What of the house a word of a file means: the one that is called so; else, as a guess, the one that shares most of its
 * words, if that is more than half and no other shares as many.
 */
export function matchWord(word: string, things: readonly Called[]): MatchedWord {
  const wanted = plainWords(word);
  const text = wanted.join(' ');
  const exact = things.filter(({ names }) => names.some((name) => plainWords(name).join(' ') === text));
  if (exact.length === 1) return { id: exact[0]?.id ?? null, isSure: true };
  const scored = things
    .map(({ id, names }) => ({ id, score: Math.max(0, ...names.map((name) => shared(wanted, plainWords(name)))) }))
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (!best || best.score <= 0.5 || best.score === next?.score) return { id: null, isSure: false };
  return { id: best.id, isSure: false };
}

/** Words of both, as a share of all words of either. */
function shared(some: readonly string[], others: readonly string[]): number {
  const [a, b] = [new Set(some), new Set(others)];
  const both = [...a].filter((word) => b.has(word)).length;
  const all = new Set([...a, ...b]).size;
  return all === 0 ? 0 : both / all;
}
