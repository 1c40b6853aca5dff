/**
 * node e2e/measure-fonts.ts --arial DIR --times DIR --roboto DIR: how wide and high the hotels' fonts are beside what
 * stands in until they have come, written to ui/theme/font-measures.json.
 *
 * Arimo and Tinos have the widths of Arial and Times New Roman. None of the three is a part of this project:
 * npm pack @fontsource/arimo @fontsource/tinos @fontsource/roboto, unpack, and give the folders “package/files”.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { npmChromium } from './browser/npm-chromium.ts';

type StandIn = 'arial' | 'arial-bold' | 'times' | 'times-bold' | 'roboto';

const root = join(import.meta.dirname, '..');
const packages = join(root, 'node_modules/@fontsource-variable');
/** With the weight of titles from 26 px (fonts.ts), and the axis of letters that are drawn otherwise in each size. */
const families = {
  'Open Sans': { id: 'open-sans', titleWeight: 300 },
  Inter: { id: 'inter', titleWeight: 400 },
  Montserrat: { id: 'montserrat', titleWeight: 300 },
  Nunito: { id: 'nunito', titleWeight: 300 },
  Jost: { id: 'jost', titleWeight: 400 },
  Lora: { id: 'lora', titleWeight: 400 },
  'Playfair Display': { id: 'playfair-display', titleWeight: 400 },
  Fraunces: { id: 'fraunces', axis: 'opsz', titleWeight: 400 },
  Cormorant: { id: 'cormorant', titleWeight: 500 },
  'EB Garamond': { id: 'eb-garamond', titleWeight: 400 },
} as const;
const bold = 600;

const text = { type: 'string' } as const;
const { arial, times, roboto } = parseArgs({ options: { arial: text, times: text, roboto: text } }).values;
if (!arial || !times || !roboto) {
  console.error('node e2e/measure-fonts.ts --arial DIR --times DIR --roboto DIR');
  process.exit(2);
}

const browser = await chromium.launch(await npmChromium());
try {
  const page = await browser.newPage();
  const sample = await readSample();
  const standIns: Record<StandIn, number> = {
    arial: await widthOf('arial', join(arial, 'arimo-latin-400-normal.woff2'), 400),
    'arial-bold': await widthOf('arial-bold', join(arial, 'arimo-latin-700-normal.woff2'), 400),
    times: await widthOf('times', join(times, 'tinos-latin-400-normal.woff2'), 400),
    'times-bold': await widthOf('times-bold', join(times, 'tinos-latin-700-normal.woff2'), 400),
    roboto: await widthOf('roboto', join(roboto, 'roboto-latin-400-normal.woff2'), 400),
  };
  const measures: Record<string, unknown> = {};
  for (const [family, { id, titleWeight, ...rest }] of Object.entries(families)) {
    const axis = 'axis' in rest ? rest.axis : 'wght';
    const { variable, category } = JSON.parse(await readFile(join(packages, id, 'metadata.json'), 'utf8')) as {
      variable: { wght: { min: string; max: string } };
      category: string;
    };
    const [min, max] = [Number(variable.wght.min), Number(variable.wght.max)];
    const file = join(packages, id, `files/${id}-latin-${axis}-normal.woff2`);
    const widths = new Map<number, number>();
    for (const weight of [...new Set([titleWeight, 400, bold])].toSorted((a, b) => a - b))
      widths.set(weight, await widthOf(family, file, weight, `${min} ${max}`));
    const kind = category === 'serif' ? 'times' : 'arial';
    const weights = [...widths.keys()];
    const regular = widths.get(400) ?? 0;
    measures[family] = {
      weights: `${min} ${max}`,
      ...(await page.evaluate(heightsOf, family)),
      standIns: [
        // The later face of a family is tried first: Android has Roboto only.
        { font: 'roboto', weights: `${min} ${max}`, size: round(regular / standIns.roboto) },
        ...weights.map((weight, place) => {
          const font: StandIn = weight >= bold ? `${kind}-bold` : kind;
          const from = place === 0 ? min : weight;
          const next = weights[place + 1];
          // Browsers match whole ranges: one ends where the next begins, in steps of a hundred.
          const to = next === undefined ? max : next - 100;
          const size = round((widths.get(weight) ?? 0) / standIns[font]);
          return { font, weights: from === to ? `${from}` : `${from} ${to}`, size };
        }),
      ],
    };
  }
  const file = join(root, 'ui/theme/font-measures.json');
  await writeFile(file, `${JSON.stringify(measures, null, 2)}\n`);
  console.log(`${Object.keys(measures).length} families measured over ${sample.length} letters: ${file}`);

  async function widthOf(name: string, file: string, weight: number, range = '100 900'): Promise<number> {
    const bytes = (await readFile(file)).toString('base64');
    return page.evaluate(widthInBrowser, { name, bytes, weight, range, sample });
  }
} finally {
  await browser.close();
}

/** What guests read: the texts of our pages in languages with Latin letters that every one of the files has. */
async function readSample(): Promise<string> {
  const texts = await Promise.all(
    ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'da', 'sv'].map(async (language) => {
      const catalogue = await readFile(join(root, `guest/src/app/i18n/locales/${language}.po`), 'utf8');
      return [...catalogue.matchAll(/^msgstr "(.+)"$/gm)]
        .map(([, said = '']) => said)
        .filter((one) => !/[{<\\]/.test(one));
    }),
  );
  return texts.flat().join(' ');
}

function round(ratio: number): number {
  return Math.round(ratio * 10_000) / 10_000;
}

type Measured = { name: string; bytes: string; weight: number; range: string; sample: string };

/** Per letter, at the size of a title: the letters of some fonts are narrower the larger they stand. */
async function widthInBrowser({ name, bytes, weight, range, sample }: Measured): Promise<number> {
  const face = new FontFace(name, `url(data:font/woff2;base64,${bytes})`, { weight: range });
  if (![...document.fonts].some(({ family }) => family.replaceAll('"', '') === name))
    document.fonts.add(await face.load());
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser cannot measure');
  context.font = `${weight} 32px "${name}"`;
  // In pieces: a canvas does not measure without end.
  let width = 0;
  for (let at = 0; at < sample.length; at += 500) width += context.measureText(sample.slice(at, at + 500)).width;
  return width / sample.length;
}

/** In parts of the font's size. */
function heightsOf(name: string): { ascent: number; descent: number; xHeight: number } {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser cannot measure');
  context.font = `400 1000px "${name}"`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent } = context.measureText('x');
  return {
    ascent: Math.round(fontBoundingBoxAscent) / 1000,
    descent: Math.round(fontBoundingBoxDescent) / 1000,
    xHeight: Math.round(actualBoundingBoxAscent) / 1000,
  };
}
