import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '..', '..');

/** A sign-in link as the command prints it; its path and query, since the command does not know the test's port. */
export async function inviteOperator(
  email: string,
  hotelId: number,
  role = 'owner',
  dataDir = process.env['STAYFRONT_DATA_DIR'],
): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const typed = [path.join('scripts', 'operator.ts'), 'invite', email, String(hotelId), role];
  const { stdout } = await promisify(execFile)(process.execPath, typed, { cwd: root, env });
  const { pathname, search } = new URL(stdout.trim());
  return `${pathname}${search}`;
}
