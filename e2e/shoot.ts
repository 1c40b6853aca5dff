/** node e2e/shoot.ts URL --out DIR: pictures of a page in every language, mode and width. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { npmChromium } from './browser/npm-chromium.ts';

type Mode = 'light' | 'dark';
type Shot = { lang: string; mode: Mode; width: number };

const USAGE =
  'node e2e/shoot.ts URL --out DIR [--widths 390,820,1440] [--modes light,dark] [--langs en,ar] [--name home]';
const HEIGHTS: Record<number, number> = { 390: 844, 820: 1180, 1440: 900 };

const { url, out, name, shots } = readCommand(process.argv.slice(2));
await mkdir(out, { recursive: true });
const browser = await chromium.launch(await npmChromium());
try {
  for (const shot of shots) await shoot(browser, shot);
} finally {
  await browser.close();
}

function readCommand(words: string[]): { url: URL; out: string; name: string; shots: Shot[] } {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      out: text,
      widths: { ...text, default: '390,820,1440' },
      modes: { ...text, default: 'light,dark' },
      langs: { ...text, default: 'en,ar' },
      name: { ...text, default: 'home' },
    },
  });
  const [address] = positionals;
  const { out, name } = values;
  const widths = values.widths.split(',').map(Number);
  const modes = values.modes.split(',');
  const isSaid = address !== undefined && URL.canParse(address) && out !== undefined;
  if (!isSaid || !widths.every((width) => width > 0) || !modes.every(isMode)) {
    console.error(USAGE);
    process.exit(2);
  }
  const shots = values.langs
    .split(',')
    .flatMap((lang) => modes.flatMap((mode) => widths.map((width) => ({ lang, mode, width }))));
  return { url: new URL(address), out, name, shots };
}

function isMode(word: string): word is Mode {
  return word === 'light' || word === 'dark';
}

async function shoot(browser: Browser, { lang, mode, width }: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    hasTouch: width < 600,
    colorScheme: mode,
    locale: lang,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const file = join(out, `${name}-${lang}-${mode}-${width}.png`);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on(
    'console',
    (message) => message.type() === 'error' && complaints.push(`${message.text().trim()} (${message.location().url})`),
  );

  const address = new URL(url);
  address.searchParams.set('lang', lang);
  address.searchParams.set('theme', mode);
  const answer = await page.goto(address.href, { waitUntil: 'networkidle' });
  if (answer?.ok() === false) complaints.push(`the page answered ${answer.status()}`);
  const broken = await showEverything(page);
  complaints.push(...broken.map((source) => `no picture at ${source}`));
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });

  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (sideways > 0) complaints.push(`scrolls sideways by ${sideways} px`);
  console.log([file, ...complaints].join('\n  ! '));
  await context.close();
}

/** Below the fold pictures load only when they come near the window: a full-page picture would have holes. */
async function showEverything(page: Page): Promise<string[]> {
  const broken = await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.src !== '' || picture.srcset !== '');
    for (const picture of pictures) picture.loading = 'eager';
    const outcomes = await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
    return pictures
      .filter((_, position) => outcomes[position]?.status === 'rejected')
      .map((picture) => picture.currentSrc || picture.src);
  });
  await page.waitForLoadState('networkidle');
  return broken;
}
