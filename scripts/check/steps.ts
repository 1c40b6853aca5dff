import { checkCatalogues } from './check-catalogues.ts';
import { checkFormat } from './check-format.ts';
import { findBarrels } from './find-barrels.ts';
import { findDeadCode } from './find-dead-code.ts';
import { findLateFeatures } from './find-late-features.ts';
import { findHiddenSources } from './find-hidden-sources.ts';
import { findLeaks } from './find-leaks.ts';
import { findForeignStores } from './find-foreign-stores.ts';
import { findMisplacedRigs } from './find-misplaced-rigs.ts';
import { findUpwardImports } from './find-upward-imports.ts';
import { findLiteralTextInGuest } from './find-literal-text.ts';
import { lint } from './lint.ts';
import type { Step } from './run-steps.ts';

/** What "green" means, in the order of the run. */
export const STEPS: readonly Step[] = [
  { name: 'format', run: checkFormat, remedy: 'run `npm run format`' },
  {
    name: 'lint and types',
    run: lint,
    remedy: 'each line says what to do; `npx oxlint --fix` mends the mechanical ones, types are mended by hand',
  },
  { name: 'barrels', run: findBarrels, remedy: 'delete the file; import each thing from where it lives' },
  { name: 'floors', run: findUpwardImports, remedy: 'turn the arrow, or move the file to the floor it belongs to' },
  { name: 'stores', run: findForeignStores, remedy: 'ask a verb of the folder that the store belongs to' },
  { name: 'test rigs', run: findMisplacedRigs, remedy: 'move it to the folder testing/ of its room' },
  { name: 'literal text', run: findLiteralTextInGuest, remedy: 'wrap it in `<Trans>`, or in `t` from `useLingui()`' },
  {
    name: 'catalogues',
    run: checkCatalogues,
    remedy: 'run `npm run i18n`, then translate what is empty in the .po files',
  },
  {
    name: 'dead code',
    run: findDeadCode,
    remedy: 'delete it, or drop the `export`; a new entry file goes into knip.json',
  },
  {
    name: 'browser floor',
    run: findLateFeatures,
    remedy: 'do it another way, or guard it; what harms nobody gets its reason in floor/harmless-features.ts',
  },
  { name: 'hidden sources', run: findHiddenSources, remedy: 'narrow the line of .gitignore, for example to `/data/`' },
  { name: 'leaks', run: findLeaks, remedy: 'take it out; a secret that was ever committed must be changed' },
];
