import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFloor } from '../../guest/build/browser-floor.ts';
import { findLateCss } from './floor/find-late-css.ts';
import { findLateScript } from './floor/find-late-script.ts';
import { harmlessFeatures } from './floor/harmless-features.ts';

const sources = ['{guest/src,desk/src,ui}/**/*.{css,ts,tsx}', '{contract,rules}/**/*.ts'];
const isOurs = (file: string): boolean => !/node_modules|\.test\.tsx?$|\/testing\//.test(file);
/** Mice are not told of on telephones. */
const isPointer = /^cursor: /;

/** What guests' scripts and styles use that the oldest browsers of the project's `browserslist` do not know. */
export async function findLateFeatures(root: string): Promise<string[]> {
  const floor = readFloor(root);
  const complaints: string[] = [];
  for (const file of globSync(sources, { cwd: root }).filter(isOurs).sort()) {
    const source = await readFile(join(root, file), 'utf8');
    const found = file.endsWith('.css') ? findLateCss(source, floor) : findLateScript(file, source, floor);
    for (const { line, feature, browsers } of found)
      if (harmlessFeatures[feature] === undefined && !isPointer.test(feature))
        complaints.push(`${file}:${line} ${feature} is not in ${browsers.join(', ')}`);
  }
  return complaints;
}
