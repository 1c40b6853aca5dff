import { existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** As whom PostgreSQL runs: it refuses to run as root. */
export type RunAs =
  | { kind: 'this-user' }
  /** In a user namespace of its own, where we are uid 65534 while on disk the files stay ours. */
  | { kind: 'user-namespace' }
  | { kind: 'other-user'; uid: number; gid: number };

const NOBODY = { kind: 'other-user', uid: 65534, gid: 65534 } as const;

export function chooseRunAs(cluster: string, hasUserNamespaces: () => boolean): RunAs {
  const uid = process.geteuid?.();
  if (uid === undefined) return { kind: 'this-user' };
  if (uid !== 0) {
    // initdb insists on a user name, which `docker run --user 12345` does not give; 65534 has one (nobody).
    return hasNoName() && hasUserNamespaces() ? { kind: 'user-namespace' } : { kind: 'this-user' };
  }
  // Whoever made the database goes on with it, so that nothing changes hands when a machine starts or stops
  // admitting user namespaces, or when root starts what an ordinary user has made.
  const owner = ownerOf(cluster);
  if (owner !== undefined && owner.uid !== 0) return owner;
  return hasUserNamespaces() ? { kind: 'user-namespace' } : NOBODY;
}

function ownerOf(cluster: string): Extract<RunAs, { kind: 'other-user' }> | undefined {
  if (!existsSync(join(cluster, 'PG_VERSION'))) return undefined;
  const { uid, gid } = statSync(cluster);
  return { kind: 'other-user', uid, gid };
}

function hasNoName(): boolean {
  try {
    userInfo();
    return false;
  } catch {
    return true;
  }
}
