import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { readFile, stat } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { inWords, wordingIn, type Wording } from '@stayfront/rules/language/wording';
import { laterSources, laterStyles } from '../src/app/i18n/later-texts.ts';
import type { WrittenForms } from '@stayfront/ui/formats/written-forms.ts';

const wanted = /\.po\?(first|later)(?:-(CH|BR))?$/;
const config = getConfig();

type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number];

/**
 * One file of translations, two files in the browser: `en.po?first` has what the pages of the search say, `en.po?later`
 * what is only said on later screens. The catalogue itself knows where each text is used. The forms
 * of days and numbers come with them, so that they take no way of their own. `de.po?first-CH` is the same as the Swiss
 * write it, `pt.po?first-BR` as Brazil says it: made of the one catalogue, for server and browser alike.
 */
export const splitTexts: Plugin = {
  name: 'split-texts',
  enforce: 'pre',
  async transform(_source, id) {
    const [, part, country] = wanted.exec(id) ?? [];
    if (part === undefined) return null;
    const file = path.relative(config.rootDir, id.slice(0, id.indexOf('?')));
    const { locale, entries, messages } = await readOnce(file);
    const isLater = (textId: string): boolean =>
      (entries[textId]?.origin ?? []).every(([source]) => comesLater(source));
    const wording = wordingIn(locale, country);
    const own = await ownTexts(wording);
    const chosen = Object.fromEntries(
      Object.entries(messages)
        .filter(([key]) => isLater(key) === (part === 'later'))
        .map(([key, text]) => [key, inWords(wording, own, entries[key]?.message ?? key, text)]),
    );
    const { source, errors } = createCompiledCatalog(locale, chosen, { namespace: 'es' });
    if (errors.length > 0) throw new Error(`${file} has a text that cannot be read`);
    const forms = await formsFor(path.resolve(config.rootDir, file), part === 'later');
    return { code: source + forms, map: null, moduleType: 'js' };
  },
};

type Entries = NonNullable<Awaited<ReturnType<Catalogue['read']>>>;
type Texts = {
  readonly locale: string;
  readonly entries: Entries;
  readonly messages: Readonly<Record<string, string>>;
};

const known = new Map<string, Promise<Texts>>();

/** Four modules are made of each catalogue, for the browser and for the server: it is read once, until it changes. */
async function readOnce(file: string): Promise<Texts> {
  const key = `${file} ${(await stat(path.resolve(config.rootDir, file))).mtimeMs}`;
  const texts = known.get(key) ?? readTexts(file);
  known.set(key, texts);
  return texts;
}

async function readTexts(file: string): Promise<Texts> {
  const found = getCatalogForFile(file, await getCatalogs(config));
  const entries = (found && (await found.catalog.read(found.locale))) ?? null;
  if (!found || !entries) throw new Error(`${file} is no catalogue`);
  const { messages } = await found.catalog.getTranslations(found.locale, {
    fallbackLocales: config.fallbackLocales,
    sourceLocale: config.sourceLocale,
  });
  return { locale: found.locale, entries, messages };
}

/** Titles of screens are said by the tab as soon as a guest goes there, whatever has come by then. */
const comesLater = (source: string): boolean =>
  !source.endsWith('/screen.ts') && (laterSources.some((dir) => source.startsWith(dir)) || isOfLaterScreen(source));

const laterScreens = new Map<string, boolean>();

/** A screen says by itself whether guests may begin with it. What belongs to no screen of a hotel is the chain's page. */
function isOfLaterScreen(source: string): boolean {
  const [folder] = /^guest\/src\/screens\/[^/]+\//.exec(source) ?? [];
  if (folder === undefined) return false;
  const known = laterScreens.get(folder);
  if (known !== undefined) return known;
  const screen = path.join(config.rootDir, folder, 'screen.ts');
  const isLater = existsSync(screen) && !readFileSync(screen, 'utf8').includes('hasFirstTexts: true');
  laterScreens.set(folder, isLater);
  return isLater;
}

/** How the language writes days and numbers: what only calendars and later screens write comes with their texts. */
async function formsFor(catalogue: string, isLater: boolean): Promise<string> {
  const file = path.join(config.rootDir, 'ui/formats/forms', `${path.basename(catalogue, '.po')}.json`);
  const { days, compact, ...forms } = JSON.parse(await readFile(file, 'utf8')) as WrittenForms;
  const shown = Object.fromEntries(Object.entries(days).filter(([style]) => laterStyles.has(style) === isLater));
  return `\nexport const forms = ${JSON.stringify(isLater ? { days: shown, compact } : { ...forms, days: shown })};`;
}

/** The texts that differ where the wording is spoken, by what they say in English. */
async function ownTexts(wording: Wording | null): Promise<Readonly<Record<string, string>>> {
  if (wording !== 'pt-BR') return {};
  const file = path.join(config.rootDir, 'guest/src/app/i18n/wordings', `${wording}.json`);
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
}
