import type pg from 'pg';
import { aroundQueries } from './around-queries.ts';

export type SlowStatements = {
  /** What takes this long is told. */
  readonly fromMs: number;
  /** Milliseconds since whenever. */
  readonly clock: () => number;
  readonly onSlow: (statement: string, ms: number) => void;
};

/** Tells of statements that took long, waiting included; their text only, never what was put into them. */
export function watchStatements(client: pg.ClientBase, { fromMs, clock, onSlow }: SlowStatements): void {
  aroundQueries(client, (statement) => {
    const begun = clock();
    return () => {
      const ms = Math.round(clock() - begun);
      if (ms >= fromMs) onSlow(statementLine(statement), ms);
    };
  });
}

const longest = 400;

function statementLine(asked: unknown): string {
  const text = typeof asked === 'string' ? asked : (asked as { text?: unknown } | null)?.text;
  return typeof text === 'string'
    ? text
        .slice(0, 4 * longest)
        .replace(/'(?:[^']|'')*'?/g, "'…'")
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, longest)
    : 'a statement without text';
}
