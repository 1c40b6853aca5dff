import type pg from 'pg';

/** Hears of each statement of a connection when it is sent, and by what it gives back when it is answered. */
export function aroundQueries(client: pg.ClientBase, begin: (statement: unknown) => () => void): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const watched = (...asked: unknown[]): unknown => {
    const done = begin(asked[0]);
    const hear = asked.at(-1);
    if (typeof hear === 'function')
      return query(...asked.slice(0, -1), (...heard: unknown[]) => {
        done();
        (hear as (...heard: unknown[]) => void)(...heard);
      });
    const answer = query(...asked);
    if (answer instanceof Promise) answer.then(done, done);
    else done(); // it is read piece by piece by somebody else
    return answer;
  };
  client.query = watched as typeof client.query;
}
