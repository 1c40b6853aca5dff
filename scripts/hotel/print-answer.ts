import { readFile, writeFile } from 'node:fs/promises';
import { documentWords } from '@stayfront/contract/property/document-words';
import { isRefusal, problemOf, type Refusal } from '@stayfront/contract/problem';
import type { z } from 'zod';

type Fault = { readonly path: string; readonly message: string };

export function printFaults(file: string, faults: readonly Fault[]): number {
  console.error(`${file} cannot be used:`);
  for (const { path, message } of faults) console.error(`  ${path === '' ? 'the document' : path}: ${message}`);
  if (faults.some(({ path }) => path.includes('[')))
    console.error('Lists are counted from 0: rooms[0] is the first room, rooms[1] the second.');
  return 1;
}

/** Prints what a verb has answered, or why it would not. */
export function printAnswer(source: string, answer: object | Refusal): number {
  if (!isRefusal(answer)) {
    console.log(JSON.stringify(answer, null, 2));
    return 0;
  }
  const { title, detail, errors } = problemOf(answer);
  return printFaults(
    source,
    errors?.map(({ field, message }) => ({ path: field, message })) ?? [{ path: '', message: detail ?? title }],
  );
}

/** To a file, or to the screen where none is named. */
export async function put(text: string, file: string | undefined): Promise<number> {
  if (file === undefined) console.log(text);
  else await writeFile(file, `${text}\n`);
  return 0;
}

/** Reads JSON of some shape from a file; tells what is wrong with it and gives back null. */
export async function readShape<Shape extends z.ZodType>(shape: Shape, file: string): Promise<z.infer<Shape> | null> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    printFaults(file, [{ path: '', message: (error as Error).message }]);
    return null;
  }
  const parsed = shape.safeParse(json, { error: documentWords });
  if (parsed.success) return parsed.data;
  printFaults(
    file,
    parsed.error.issues.slice(0, 100).map(({ path, message }) => ({ path: path.join('.'), message })),
  );
  return null;
}
