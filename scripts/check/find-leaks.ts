import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

// The patterns are spelled so that they do not match their own source.
const LEAKS: readonly { what: string; pattern: RegExp }[] = [
  { what: 'a path of one machine', pattern: /(?<![\w.~$}-])\/(?:[w]ork|[r]oot)\// },
  { what: 'a home folder', pattern: /(?<![\w.~$}-])\/(?:home|Users)\/[a-z_][\w.-]*\/|\b[A-Z]:\\+Users\\/i },
  { what: 'a path out of the repository', pattern: /\.\.\/[s]hared\b/ },
  { what: 'a package registry', pattern: /registry\.[n]pm|_auth[T]oken\s*=/ },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE [K]EY-----/ },
  {
    what: 'an access key',
    pattern: /\b(?:AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}|npm_\w{36}|xox[abprs]-\w{10,}|sk_live_\w{16,})/,
  },
];

/** Every leak in one text as `line: what`. */
function findLeaksInText(text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    LEAKS.filter(({ pattern }) => pattern.test(line)).map(({ what, pattern }) => {
      return `${index + 1}: ${what}: ${pattern.exec(line)?.[0]}`;
    }),
  );
}

/** Secrets, registry hosts and paths that exist on one machine only, in any text file of the repository. */
export async function findLeaks(root: string): Promise<string[]> {
  const complaints: string[] = [];
  for (const file of await listFiles(root)) {
    const bytes = await readFile(join(root, file));
    const isText = !bytes.subarray(0, 8000).includes(0);
    if (isText) complaints.push(...findLeaksInText(bytes.toString('utf8')).map((leak) => `${file}:${leak}`));
  }
  return complaints;
}
