import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Floor } from '../../../guest/build/browser-floor.ts';

/** A feature and what is below it, as the browsers' makers and MDN write it down. */
export interface Feature {
  readonly [part: string]: Feature | undefined;
}
type Compat = { readonly support: Readonly<Record<string, Statement | readonly Statement[] | undefined>> };
type Statement = {
  readonly version_added?: string | boolean | null;
  readonly version_removed?: string | boolean | null;
  readonly flags?: readonly unknown[];
  readonly prefix?: string;
  readonly alternative_name?: string;
};

// Read, not imported: a test runner would rewrite its seventeen megabytes as a module first, for ten seconds.
const data = fileURLToPath(import.meta.resolve('@mdn/browser-compat-data'));
export const compat = JSON.parse(readFileSync(data, 'utf8')) as Feature;

/** By the names of the compatibility data. */
const names: Readonly<Record<string, string>> = { ios: 'safari_ios' };

/** The feature at the end of a path; undefined where nobody has written it down. */
export const featureAt = (...path: readonly string[]): Feature | undefined =>
  path.reduce<Feature | undefined>((at, part) => (at && Object.hasOwn(at, part) ? at[part] : undefined), compat);

/**
 * The browsers of the floor that lack a feature, as "safari 16.4"; none where it is not known. What they know by a prefix
 * the build writes with it, in styles.
 */
export function lacking(feature: Feature | undefined, floor: Floor, mayHavePrefix = false): string[] {
  const { support } = (feature?.['__compat'] ?? {}) as Partial<Compat>;
  if (!support) return [];
  return floor
    .filter(({ browser, version }) => {
      const said = support[names[browser] ?? browser];
      return said !== undefined && ![said].flat().some((statement) => isIn(statement, version, mayHavePrefix));
    })
    .map(({ browser, version }) => `${browser} ${version}`);
}

function isIn(statement: Statement, version: number, mayHavePrefix: boolean): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement;
  if (flags || other || (prefix !== undefined && !mayHavePrefix)) return false;
  if (typeof added !== 'string' || added === 'preview') return false;
  const gone = typeof removed === 'string' && numberOf(removed) <= version;
  return numberOf(added) <= version && !gone;
}

const numberOf = (version: string): number => Number.parseFloat(version.replace('≤', ''));
