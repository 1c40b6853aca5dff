import { readFile } from 'node:fs/promises';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { checkDocument } from './check-document.ts';

export type DocumentFault = { readonly path: string; readonly message: string };

export type ReadDocument =
  | { readonly ok: true; readonly document: PropertyDocument }
  | { readonly ok: false; readonly faults: readonly DocumentFault[] };

/** Reads a property document from a file and says, path by path, what is wrong with it. */
export async function readDocument(file: string): Promise<ReadDocument> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    return { ok: false, faults: [{ path: '', message: `Cannot read ${file}: ${(error as Error).message}` }] };
  }
  return parseDocument(text);
}

function parseDocument(text: string): ReadDocument {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return {
      ok: false,
      faults: [{ path: '', message: `This is not JSON: ${(error as Error).message}` }],
    };
  }
  const checked = checkDocument(json);
  if ('document' in checked) return { ok: true, document: checked.document };
  return { ok: false, faults: checked.faults.map(({ place, message }) => ({ path: pathText(place), message })) };
}

/** rooms[2].pictures[0], as one would point at it in the file. */
const pathText = (path: readonly PropertyKey[]): string =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i ? '.' : ''}${String(step)}`)).join('');
