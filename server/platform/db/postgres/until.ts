import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 20;

/**
 * Looks until there is something to see. PostgreSQL tells of its state through files and process ids, which
 * nobody can subscribe to when the process is not our child.
 */
export async function until<Seen>(look: () => Seen | undefined | Promise<Seen | undefined>): Promise<Seen> {
  for (;;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await pause(POLL_MS);
  }
}
