import type { RunAs } from './choose-run-as.ts';
import { DatabaseDidNotStart } from './database-did-not-start.ts';
import { runProgram } from './run-program.ts';

/** A container may be root in name only: `docker run --cap-drop=ALL`. */
export async function checkCanBecome(who: Extract<RunAs, { kind: 'other-user' }>): Promise<void> {
  const attempt = await runProgram(who, 'true', []);
  if (attempt.isDone) return;
  throw new DatabaseDidNotStart(
    `Stayfront runs as root, PostgreSQL refuses to, and here root may not become another user (number ${who.uid}). ` +
      `Run Stayfront as an ordinary user, or set DATABASE_URL.`,
  );
}
