import type pg from 'pg';

export type SlowStatements = {
  /** What takes this long is told. */
  readonly fromMs: number;
  /** Milliseconds since whenever. */
  readonly clock: () => number;
  readonly tell: (statement: string, ms: number) => void;
};

/** Tells of statements that took long, waiting included; their text only, never what was put into them. */
export function watchStatements(client: pg.ClientBase, { fromMs, clock, tell }: SlowStatements): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const watched = (...asked: unknown[]): unknown => {
    const begun = clock();
    const done = (): void => {
      const ms = Math.round(clock() - begun);
      if (ms >= fromMs) tell(statementLine(asked[0]), ms);
    };
    const hear = asked.at(-1);
    if (typeof hear === 'function')
      return query(...asked.slice(0, -1), (...heard: unknown[]) => {
        done();
        (hear as (...heard: unknown[]) => void)(...heard);
      });
    const answer = query(...asked);
    if (answer instanceof Promise) answer.then(done, done);
    return answer;
  };
  client.query = watched as typeof client.query;
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
