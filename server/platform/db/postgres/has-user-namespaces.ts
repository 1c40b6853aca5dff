import { spawnSync } from 'node:child_process';

/** Most Linux machines admit them; most containers do not. */
export function hasUserNamespaces(): boolean {
  return process.platform === 'linux' && spawnSync('unshare', ['-U', 'true'], { cwd: '/' }).status === 0;
}
