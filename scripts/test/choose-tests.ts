import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { PARTS, type Choice, type Part } from './parts.ts';

export type Chosen = { readonly part: Part; readonly choice: Choice };

const all: Choice = { kind: 'all', files: [] };

/** What `npm test -- …` asks for: parts by name, tests by file, or what the change at hand can break. */
export function chooseTests(asked: readonly string[], root: string): readonly Chosen[] | { readonly fault: string } {
  if (asked.length === 0) return PARTS.map((part) => ({ part, choice: all }));
  if (asked.includes('changed')) return touchedBy(findChanged(root), listLong(root));
  const names = PARTS.map(({ name }) => name);
  const files = asked.filter((name) => !names.includes(name)).map((file) => pathIn(root, file));
  const missing = files.find((file) => !existsSync(join(root, file)) || !PARTS.some(({ has }) => has(file)));
  if (missing !== undefined)
    return {
      fault: `npm test -- ${names.join(' | ')} | changed | FILE: ${missing} is none of these, and no file of tests.`,
    };
  return PARTS.flatMap((part) => {
    if (asked.includes(part.name)) return [{ part, choice: all }];
    const own = files.filter(part.has);
    return own.length > 0 ? [{ part, choice: { kind: 'files', files: own } as const }] : [];
  });
}

const pathIn = (root: string, file: string): string => (isAbsolute(file) ? relative(root, file) : file);

/** What is not committed yet; where everything is, what the last commit changed. */
function findChanged(root: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return (open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1')).filter((file) => existsSync(join(root, file)));
}

/** One journey from search to confirmation, for every change of what guests or servers run. */
const wholeWay = 'e2e/journeys/booking.spec.ts';

const listLong = (root: string): string[] =>
  globSync('{rules,contract,server,ui,guest/src,desk/src,sandbox,demo,scripts}/**/*.long.test.ts', {
    cwd: root,
  }).filter((file) => !file.includes('node_modules'));

/** Long tests, which no run has by itself, are run where something of their own folder has changed. */
export function touchedBy(files: readonly string[], longTests: readonly string[]): readonly Chosen[] {
  const sources = files.filter((file) => /\.(ts|tsx|css|json|sql|po)$/.test(file));
  const journeys = sources.filter((file) => PARTS.find(({ name }) => name === 'browser')?.has(file));
  const isRun = sources.some((file) => /^(rules|contract|server|ui|guest|desk|demo|sandbox|e2e)\//.test(file));
  return PARTS.flatMap((part): Chosen[] => {
    if (part.name === 'check' || sources.length === 0) return [];
    if (part.name === 'browser')
      return isRun ? [{ part, choice: { kind: 'files', files: [...new Set([...journeys, wholeWay])] } }] : [];
    // What lies at the root says how the house is checked.
    const folders = new Set(sources.map((file) => (dirname(file) === '.' ? 'scripts/check' : dirname(file))));
    const long = longTests.filter((file) => part.has(file) && folders.has(dirname(file)));
    return [{ part, choice: { kind: 'related', files: [...new Set([...sources, ...long])] } }];
  });
}
