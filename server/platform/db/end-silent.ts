import type pg from 'pg';
import { aroundQueries } from './around-queries.ts';

/**
 * Closes a connection on which a question has had no answer for too long. A database whose machine is gone, or that moved
 * to another address, says nothing at all; the operating system would wait a quarter of an hour for it. Whoever asked
 * hears that the connection ended, and the pool makes another.
 */
export function endSilent(client: pg.ClientBase, afterMs: number): void {
  let open = 0;
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    if (open > 0) timer = setTimeout(() => streamOf(client).destroy(), afterMs).unref();
  };
  aroundQueries(client, () => {
    open += 1;
    if (open === 1) wait();
    return () => {
      open -= 1;
      wait();
    };
  });
}

const streamOf = (client: pg.ClientBase): { destroy(): unknown } =>
  (client as unknown as { connection: { stream: { destroy(): unknown } } }).connection.stream;
