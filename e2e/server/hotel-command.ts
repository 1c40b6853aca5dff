import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '..', '..');

/** `npm run hotel -- …` on the data of the server that all journeys share; what it prints. */
export async function hotelCommand(...words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['STAYFRONT_DATA_DIR'], PICTURES_AHEAD: 'off' };
  const { stdout } = await promisify(execFile)(process.execPath, [path.join('scripts', 'hotel.ts'), ...words], {
    cwd: root,
    env,
  });
  return stdout.trim();
}
