import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { checkTranslations, type Texts } from './check-translations.ts';
import { listFiles } from './list-files.ts';
import { complaintsOf } from './run-tool.ts';

type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number];
/** Per language, the English texts that a reviewer found right as they are, such as "Hotel" in German. */
type Cognates = Record<string, string[]>;

type House = {
  /** The configuration of Lingui. */
  readonly config: string;
  readonly cognates: string;
  /** Whose texts it has. */
  readonly sources: RegExp;
};

/** Guests are spoken to in more languages than the hotel's own people. */
const houses: readonly House[] = [
  {
    config: 'lingui.config.ts',
    cognates: 'guest/src/app/i18n/cognates.json',
    sources: /^(?:guest|server(?!\/(?:booking\/(?:export|report)|selling\/demand|followers\/report-mail)))\//,
  },
  { config: 'desk/lingui.config.ts', cognates: 'desk/src/app/i18n/cognates.json', sources: /^desk\// },
  {
    config: 'lingui.desk.config.ts',
    cognates: 'server/platform/texts/desk-cognates.json',
    sources: /^server\/(?:booking\/(?:export|report)|selling\/demand|followers\/report-mail)\//,
  },
];

/** Catalogues hold exactly what the code says: nothing to extract, nothing left over. Writes nothing. */
async function checkSync(root: string, { config }: House): Promise<string[]> {
  const args = ['check', 'sync', '--config', config, '--clean', '--overwrite', '--verbose', '--workers', '1'];
  const said = await complaintsOf(root, 'lingui', args);
  return said.filter((line) => !/^(?:Checking|Done)/.test(line));
}

/** A wrong `include` of a configuration finds no message and says nothing: so every file with messages must be in one. */
async function checkIncluded(root: string, { config, sources }: House, catalogues: Catalogue[]): Promise<string[]> {
  const included = new Set(catalogues.flatMap(({ sourcePaths }) => sourcePaths.map((path) => resolve(root, path))));
  const complaints: string[] = [];
  for (const file of await listFiles(root)) {
    if (!sources.test(file) || !/(?<!\.test)\.tsx?$/.test(file) || included.has(join(root, file))) continue;
    const hasMessages = /from '@lingui\/\w+\/macro'|\bi18n\.(?:_|t)\(/.test(await readFile(join(root, file), 'utf8'));
    if (hasMessages) complaints.push(`${file}: no \`include\` of ${config} reaches the messages of this file`);
  }
  return complaints;
}

async function readTexts(catalogue: Catalogue, locale: string): Promise<Texts> {
  const messages = Object.entries((await catalogue.read(locale)) ?? {}).filter(([, message]) => !message.obsolete);
  return Object.fromEntries(messages.map(([id, message]) => [id, message.translation ?? '']));
}

/** A catalogue, and what it says in the language it is translated from: read once, not once for each language. */
type WithSources = { readonly catalogue: Catalogue; readonly sources: Texts };

async function checkLocale(
  root: string,
  catalogues: readonly WithSources[],
  locale: string,
  house: House,
  cognates: string[],
): Promise<string[]> {
  const complaints: string[] = [];
  const untouched = new Set<string>();
  for (const { catalogue, sources } of catalogues) {
    const verdict = checkTranslations(locale, sources, await readTexts(catalogue, locale));
    const file = relative(root, catalogue.getFilename(locale));
    complaints.push(...verdict.faults.map((fault) => `${file}: ${fault}`));
    if (locale === catalogue.config.sourceLocale) continue;
    verdict.untouched.forEach((text) => untouched.add(text));
    const english = verdict.untouched.filter((text) => !cognates.includes(text));
    complaints.push(
      ...english.map((text) => `${file}: "${text}" is English: translate it, or add it to ${house.cognates}`),
    );
  }
  const stale = cognates.filter((text) => !untouched.has(text));
  return [
    ...complaints,
    ...stale.map((text) => `${house.cognates}: "${text}" (${locale}) is no longer needed: remove it`),
  ];
}

/** Every fault of the catalogues that the configurations name. */
export async function checkCatalogues(root: string): Promise<string[]> {
  const complaints: string[] = [];
  for (const house of houses.filter(({ config }) => existsSync(join(root, config))))
    complaints.push(...(await checkHouse(root, house)));
  return complaints;
}

async function checkHouse(root: string, house: House): Promise<string[]> {
  const config = getConfig({ cwd: root, configPath: join(root, house.config) });
  const catalogues = await getCatalogs(config);
  const cognates = JSON.parse(await readFile(join(root, house.cognates), 'utf8')) as Cognates;
  const complaints = [...(await checkSync(root, house)), ...(await checkIncluded(root, house, catalogues))];
  const withSources = await Promise.all(
    catalogues.map(async (catalogue) => ({ catalogue, sources: await readTexts(catalogue, config.sourceLocale) })),
  );
  for (const locale of config.locales) {
    complaints.push(...(await checkLocale(root, withSources, locale, house, cognates[locale] ?? [])));
  }
  return complaints;
}
