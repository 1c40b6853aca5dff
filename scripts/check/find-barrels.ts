import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { listFiles } from './list-files.ts';

/** True when a file exports something and all of it comes from other files. */
function isBarrel(file: string, source: string): boolean {
  // To read the whole tree of every file takes long; hardly any has such a line.
  if (!/\bexport\s*(?:type\s*)?[{*]/.test(source)) return false;
  const { body } = parseSync(file, source).program;
  const passesOn = body.filter((statement) => {
    if (statement.type === 'ExportAllDeclaration') return true;
    return statement.type === 'ExportNamedDeclaration' && statement.declaration === null;
  });
  const brings = body.filter((statement) => statement.type === 'ImportDeclaration');
  return passesOn.length > 0 && passesOn.length + brings.length === body.length;
}

/** Barrels hide where a thing lives: a file named index, or one that only re-exports. */
export async function findBarrels(root: string): Promise<string[]> {
  const complaints: string[] = [];
  for (const file of (await listFiles(root)).filter((name) => /\.[cm]?[jt]sx?$/.test(name))) {
    if (/^index\.[cm]?[jt]sx?$/.test(basename(file))) {
      complaints.push(`${file}: no index files: name the file after what it exports`);
    } else if (isBarrel(file, await readFile(join(root, file), 'utf8'))) {
      complaints.push(`${file}: this file only re-exports: import the file that holds the thing`);
    }
  }
  return complaints;
}
