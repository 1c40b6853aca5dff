import { LATE, TEXT } from './planted-texts.ts';
import { plant, type Violation } from './planted-violation.ts';

const lint = plant('lint and types');

/** The five ways in which a file of `folder` can reach the room `to`. */
function reach(folder: string, to: string): Violation[] {
  const up = folder.replace(/[^/]+/g, '..');
  const room = `@stayfront/${to}/x`;
  const plantImport = (way: string, source: string, says = /no-restricted-imports/): Violation =>
    lint(`${folder} reaches ${to}: ${way}`, `${folder}/${way}-${to}.ts`, says, source);
  return [
    plantImport('relative', `export * from '${up}/${to}/x.ts';`),
    plantImport('package', `import { x } from '${room}';\nexport const y = x;`),
    plantImport('type-only', `import type { X } from '${room}';\nexport type Y = X;`),
    plantImport('dynamic', `export const x = () => import('${room}');`),
    plantImport('import-type', `export type X = import('${room}').X;`, /consistent-type-imports/),
  ];
}

const IMPORTS: Violation[] = [
  ...reach('rules', 'server'),
  ...reach('contract/offer', 'server'),
  ...reach('ui/parts', 'contract'),
  ...reach('ui/parts', 'rules'),
  ...reach('ui/parts', 'guest'),
  ...reach('guest/src', 'server'),
  ...reach('server/hotel', 'sandbox'),
  ...reach('server/hotel', 'guest'),
  ...reach('sandbox/mail', 'server'),
  ...reach('demo/hotels', 'server'),
  lint(
    'ui knows what a stay is',
    'ui/parts/stay.ts',
    /no-restricted-imports/,
    "export { addDays } from '@stayfront/rules/stay/stay-date';",
  ),
  lint('rules reach a library', 'rules/lib.ts', /no-restricted-imports/, "export * from 'zod';"),
  lint('contract reaches a library', 'contract/lib.ts', /no-restricted-imports/, "export * from 'fastify';"),
  lint('guest reaches Node', 'guest/src/disk.ts', /no-nodejs-modules/, "export * from 'node:fs';"),
  lint('an import without its extension', 'server/app/bare.ts', /import\(extensions\)/, "export * from './main';"),
  lint(
    'two files import each other',
    'server/app/egg.ts',
    /no-cycle/,
    "import { hen } from './hen.ts';",
    'export const egg = () => hen;',
  ),
  lint(
    'the other half of that',
    'server/app/hen.ts',
    /no-cycle/,
    "import { egg } from './egg.ts';",
    'export const hen = () => egg;',
  ),
  plant('barrels')('an index file', 'server/app/index.ts', /no index files/, 'export const x = 1;'),
  plant('barrels')(
    'a file that only re-exports',
    'server/app/all.ts',
    /only re-exports/,
    "import { x } from './x.ts';",
    'export { x };',
  ),
  plant('floors')(
    'a floor of the server imports the one above it',
    'server/platform/low.ts',
    /above it/,
    "import '../app/main.ts';",
    "export { price } from '../app/main.ts';",
  ),
  plant('floors')(
    'two folders of a floor lead to each other',
    'server/selling/offer/one.ts',
    /leads back/,
    "export { two } from '../tax/two.ts';",
  ),
  plant('floors')(
    'the way back of that',
    'server/selling/tax/two.ts',
    /leads back/,
    "export { one as two } from '../offer/one.ts';",
  ),
  plant('floors')(
    'a feature imports a screen, later',
    'guest/src/features/offer/high.tsx',
    /above it/,
    "export const later = () => import('../../screens/home/x.tsx');",
  ),
  plant('floors')(
    'a screen imports another screen',
    'guest/src/screens/room/beside.tsx',
    /of a neighbour/,
    "export { Card } from '../home/card.tsx';",
  ),
  plant('stores')(
    'a folder reaches into the store of another',
    'server/booking/reach.ts',
    /give that folder a verb/,
    "export { rows } from '../selling/tax/rows.store.ts';",
  ),
  plant('stores')(
    'a script does so by the name of the room',
    'scripts/reach.ts',
    /give that folder a verb/,
    "export { rows } from '@stayfront/server/selling/tax/rows.store';",
  ),
  plant('test rigs')('a rig in the product', 'server/platform/rig.ts', /for tests/, "export * from 'vitest';"),
  plant('test rigs')('one leaned on', 'rules/lean.ts', /for tests/, "export { x } from './testing/x.ts';"),
  plant('floors')('a file of the server on no floor', 'server/loft.ts', /on no floor/, "export { x } from './x.ts';"),
  plant('dead code')('a file nobody imports', 'guest/src/lonely.ts', /lonely/, 'export const x = 1;'),
  plant('dead code')('an export nobody imports', 'rules/lonely.ts', /lonelyRule/, 'export const lonelyRule = 1;'),
];

const CODE: Violation[] = [
  lint('rules ask the clock', 'rules/clock.ts', /no clock/, 'export const now = () => Date.now();'),
  lint('rules make a Date', 'rules/date.ts', /no clock/, 'export const now = () => new Date();'),
  lint('rules throw dice', 'rules/dice.ts', /no chance/, 'export const die = () => Math.random();'),
  lint('rules fetch', 'rules/net.ts', /no network/, "export const ask = () => fetch('x');"),
  lint('rules fetch', 'rules/web.ts', /Cannot find name 'fetch'/, "export const ask = () => fetch('x');"),
  ...['server', 'sandbox', 'demo', 'bench', 'scripts'].map((room) =>
    lint(`${room} has a window`, `${room}/window.ts`, /Cannot find name 'window'/, 'export const w = window.name;'),
  ),
  ...['contract', 'ui', 'guest/src', 'e2e'].map((room) =>
    lint(
      `${room} adds words`,
      `${room}/words.ts`,
      /Type 'string' is not assignable/,
      "export const sum: number = 'two';",
    ),
  ),
  ...['rules', 'contract'].map((room) =>
    lint(
      `a test of ${room} adds words`,
      `${room}/words.test.ts`,
      /Type 'string' is not assignable/,
      "export const sum: number = 'two';",
    ),
  ),
  lint(
    'a verb refuses with a code that its route does not list',
    'server/property/visit/undeclared.ts',
    /Type '"sold_out"' is not assignable to type '"input|Refusal<"sold_out">/,
    "import { keepChoice } from '@stayfront/contract/kept-choice';",
    "import { refuse } from '@stayfront/contract/problem';",
    "import { serve } from '../../platform/http/answer-route.ts';",
    "export const undeclared = serve(keepChoice, async () => refuse('sold_out'));",
  ),
  lint(
    'the guest leaves out a refusal that a route lists',
    'guest/src/screens/customization/unhandled.ts',
    /Property 'too_many_requests' is missing/,
    "import type { signInOperator } from '@stayfront/contract/operator';",
    "import type { Refusals } from '../../app/flow/refused-as.ts';",
    "export const unhandled: Refusals<typeof signInOperator, string> = { 'operator.link': 'dead' };",
  ),
  lint('any', 'server/any.ts', /no-explicit-any/, 'export const x = (y: any): number => y;'),
  lint(
    'a promise nobody awaits',
    'server/floating.ts',
    /no-floating-promises/,
    'const wait = async () => 1;',
    'wait();',
  ),
  lint(
    'a promise as a condition',
    'server/full.ts',
    /no-misused-promises/,
    'const full = async () => true;',
    'export const x = () => (full() ? 1 : 2);',
  ),
  lint(
    'an await of a number',
    'server/await.ts',
    /await-thenable/,
    'export const x = async (y: number) => {',
    '  await y;',
    '};',
  ),
  lint(
    'a switch that forgets a kind',
    'server/switch.ts',
    /switch-exhaustiveness-check/,
    "export const x = (kind: 'a' | 'b'): void => {",
    '  switch (kind) {',
    "    case 'a':",
    '      return;',
    '  }',
    '};',
  ),
  lint(
    'a needless assertion',
    'server/as.ts',
    /no-unnecessary-type-assertion/,
    'export const x = (y: string): string => y as string;',
  ),
  lint('a console in the server', 'server/chatter.ts', /no-console/, "console.log('x');"),
  lint('a file over 300 lines', 'server/long.ts', /max-lines/, ...Array<string>(301).fill('// line')),
  lint('a test over 400 lines', 'rules/long.test.ts', /max-lines/, ...Array<string>(401).fill('// line')),
  lint('a name in another case', 'server/TakeRooms.ts', /filename-case/, 'export const takeRooms = 1;'),
  lint(
    'a skipped test',
    'rules/skip.test.ts',
    /no-disabled-tests/,
    "import { test } from 'vitest';",
    "test.skip('x', () => {});",
  ),
  lint(
    'a focused test',
    'rules/only.test.ts',
    /no-focused-tests/,
    "import { test } from 'vitest';",
    "test.only('x', () => {});",
  ),
  lint(
    'a skipped journey',
    'e2e/journeys/x.spec.ts',
    /All journeys run/,
    "import { test } from '@playwright/test';",
    "test.skip('A01 x', () => {});",
  ),
  lint(
    'a hook in a condition',
    'guest/src/hook.tsx',
    /rules-of-hooks/,
    "import { useState } from 'react';",
    'export function Part({ open }: { open: boolean }) {',
    '  if (open) useState(1);',
    '  return null;',
    '}',
  ),
  lint(
    'a picture without words',
    'guest/src/picture.tsx',
    /alt-text/,
    'export const Part = () => <img src="x.jpg" />;',
  ),
  plant('format')('a file in its own style', 'server/wide.ts', /wide\.ts/, 'export   const x = "1"'),
];

export const VIOLATIONS: readonly Violation[] = [...IMPORTS, ...CODE, ...TEXT, ...LATE];
