import { readdirSync, readFileSync } from 'node:fs';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A request as a partner documents it. */
export type Example = {
  readonly about: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Names whose values are always these. */
  readonly fixed: readonly string[];
  readonly body: Json;
};

const folder = new URL('./examples/', import.meta.url);

/** The recorded examples by name, such as trivago-booking. */
export const examples: Readonly<Record<string, Example>> = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Example]),
);
