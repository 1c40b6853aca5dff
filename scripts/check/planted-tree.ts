import { cp, mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runTool } from './run-tool.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
const ROOMS = ['rules', 'contract', 'server', 'ui', 'guest', 'sandbox', 'demo', 'e2e', 'bench', 'scripts'];
const OWN_LIBRARIES = ['rules', 'contract', 'ui', 'guest', 'e2e'];
const CONFIGS = [
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'knip.json',
  'lingui.config.ts',
  'tsconfig.base.json',
  'tsconfig.json',
];

type Files = Record<string, string>;

const lines = (...text: string[]): string => `${text.join('\n')}\n`;
const manifest = (name: string, dependencies: string[] = []): string =>
  JSON.stringify({
    name: `@stayfront/${name}`,
    private: true,
    type: 'module',
    ...(name === 'guest' ? {} : { exports: { './*': './*.ts' } }),
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '*'])),
  });

/** A catalogue as `lingui extract` writes it: translations by message, all from the entry file. */
export const catalogue = (language: string, translations: Record<string, string>): string =>
  lines(
    'msgid ""',
    'msgstr ""',
    '"POT-Creation-Date: 2027-01-01 00:00+0000\\n"',
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=utf-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
    '"X-Generator: @lingui/cli\\n"',
    `"Language: ${language}\\n"`,
    ...Object.entries(translations).flatMap(([source, translation]) => [
      '',
      '#: guest/src/entry/entry-client.tsx',
      `msgid "${source}"`,
      `msgstr "${translation}"`,
    ]),
  );

const SOLD_OUT = '<0>{name}</0> is sold out';

/** The smallest house in which every check has something to look at and nothing to say. */
const CLEAN: Files = {
  '.gitignore': lines('node_modules/', '/data/'),
  'package.json': JSON.stringify({
    name: 'planted',
    private: true,
    type: 'module',
    scripts: { i18n: 'lingui extract' },
    browserslist: ['Chrome >= 111', 'Firefox >= 128', 'Safari >= 16.4'],
    workspaces: ROOMS.filter((room) => room !== 'scripts'),
    devDependencies: { '@lingui/cli': '*', '@lingui/conf': '*', '@lingui/format-po': '*' },
  }),
  ...Object.fromEntries(['sandbox', 'demo', 'e2e', 'bench'].map((room) => [`${room}/package.json`, manifest(room)])),
  'rules/package.json': manifest('rules'),
  'rules/money.ts': lines('export const cents = (euros: number): number => Math.round(euros * 100);'),
  'contract/package.json': manifest('contract', ['@stayfront/rules']),
  'contract/price.ts': lines("import { cents } from '@stayfront/rules/money';", '', 'export const price = cents(120);'),
  'server/package.json': manifest('server', ['@stayfront/contract']),
  'server/app/main.ts': lines("import { price } from '@stayfront/contract/price';", '', 'process.exitCode = price;'),
  'guest/package.json': manifest('guest', ['@lingui/react', 'react']),
  'guest/src/entry/entry-client.tsx': lines(
    "import { Trans } from '@lingui/react/macro';",
    "import type { ReactNode } from 'react';",
    '',
    'function SoldOut({ name }: { name: string }): ReactNode {',
    '  return (',
    '    <p className="sold-out">',
    '      <Trans>',
    '        <b>{name}</b> is sold out',
    '      </Trans>',
    '    </p>',
    '  );',
    '}',
    '',
    'performance.mark(typeof SoldOut);',
  ),
  // Which languages there are stands in the contract; three are enough here.
  'contract/property/texts.ts': "export const languages = ['en', 'de', 'ar'] as const;\n",
  'guest/src/app/i18n/cognates.json': '{ "de": [], "ar": [] }\n',
  'guest/src/app/i18n/locales/en.po': catalogue('en', { [SOLD_OUT]: SOLD_OUT }),
  'guest/src/app/i18n/locales/de.po': catalogue('de', { [SOLD_OUT]: '<0>{name}</0> ist ausgebucht' }),
  'guest/src/app/i18n/locales/ar.po': catalogue('ar', { [SOLD_OUT]: 'نفد <0>{name}</0>' }),
  'server/platform/texts/locales/en.po': catalogue('en', {}),
  'server/platform/texts/locales/de.po': catalogue('de', {}),
  'server/platform/texts/locales/ar.po': catalogue('ar', {}),
};

/** The repository's own packages, but the rooms of the planted tree under @stayfront. */
async function linkPackages(root: string): Promise<void> {
  const packages = join(REPOSITORY, 'node_modules');
  await mkdir(join(root, 'node_modules/@stayfront'), { recursive: true });
  const names = (await readdir(packages)).filter((name) => name !== '@stayfront');
  await Promise.all([
    ...names.map((name) => symlink(join(packages, name), join(root, 'node_modules', name), 'junction')),
    ...ROOMS.map((room) => symlink(join(root, room), join(root, 'node_modules/@stayfront', room), 'junction')),
  ]);
}

async function write(root: string, files: Files): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
}

async function mustRun(root: string, tool: string, ...args: string[]): Promise<void> {
  const { passed, lines: said } = await runTool(root, tool, args);
  if (!passed) throw new Error(`${tool} failed in ${root}: ${said.join(' ')}`);
}

/** Builds a clean house with the real configuration in a temporary folder and puts `planted` into it. */
export async function plantTree(planted: Files = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'stayfront-planted-'));
  const configs = [...CONFIGS, ...OWN_LIBRARIES.map((room) => `${room}/tsconfig.json`)];
  for (const config of configs) await cp(join(REPOSITORY, config), join(root, config));
  await write(root, CLEAN);
  await linkPackages(root);
  await mustRun(root, 'git', 'init', '--quiet');
  await mustRun(root, 'oxfmt');
  await write(root, planted);
  return root;
}
