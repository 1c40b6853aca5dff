import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** One thing that a sweep has looked at. */
export type Seen = {
  readonly name: string;
  readonly isFine: boolean;
  readonly seconds: number;
  /** What was wrong, or what there is to tell. */
  readonly why?: string;
};

/** What a sweep over these very sources has seen so far; other sources begin anew. */
export type Notebook = {
  readonly file: string;
  /** The last word on each thing. */
  read(): Seen[];
  note(seen: Seen): void;
  forget(): void;
};

export function openNotebook(root: string): Notebook {
  const folder = join(root, 'node_modules', '.cache', 'stayfront', 'sweep');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${nameOfSources(root)}.jsonl`);
  return {
    file,
    read: () => lastWords(existsSync(file) ? readFileSync(file, 'utf8') : ''),
    note: (seen) => appendFileSync(file, `${JSON.stringify(seen)}\n`),
    forget: () => rmSync(file, { force: true }),
  };
}

/** A run that was cut off in the middle of a line loses that line alone. */
export function lastWords(lines: string): Seen[] {
  const all = new Map<string, Seen>();
  for (const line of lines.split('\n')) {
    const seen = parse(line);
    if (seen) all.set(seen.name, seen);
  }
  return [...all.values()];
}

function parse(line: string): Seen | null {
  try {
    return JSON.parse(line) as Seen;
  } catch {
    return null;
  }
}

function nameOfSources(root: string): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const hash = createHash('sha256');
  hash.update(git('rev-parse', 'HEAD^{tree}')).update(git('diff', 'HEAD'));
  for (const file of git('ls-files', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
