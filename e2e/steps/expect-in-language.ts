import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

type Said = { readonly english: string; readonly own: string; readonly isSpecimen: boolean };

/** What our pages say in a language, as far as it is said without anything filled in. */
function readCatalogue(language: string): Said[] {
  const file = path.join(import.meta.dirname, '../../guest/src/i18n/locales', `${language}.po`);
  return readFileSync(file, 'utf8')
    .split('\n\n')
    .map((entry) => {
      const text = (name: string): string => JSON.parse(new RegExp(`^${name} (".*")$`, 'm').exec(entry)?.[1] ?? '""');
      const sources = [...entry.matchAll(/^#: (.+)$/gm)].map(([, source]) => source ?? '');
      const isSpecimen = sources.every((source) => source.includes('/screens/parts/'));
      return { english: text('msgid'), own: text('msgstr'), isSpecimen };
    })
    .filter(({ english }) => /[a-z]{3}/.test(english) && !/[{<]/.test(english));
}

/** Nothing runs out of the page, nothing is cut off, and nothing but the hotel's own words is left in English. */
export async function expectInLanguage(
  page: Page,
  language: string,
  where: string,
  ofHotel: ReadonlySet<string>,
): Promise<void> {
  const seen = await page.evaluate(() => {
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.sr');
    /** Rows that a guest pushes along, and pictures of a slider. */
    const isInScroller = (element: Element): boolean => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    const texts = new Set<string>();
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || !element || element.matches('script, style') || !isShown(element)) continue;
      texts.add(text);
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isHidden = overflowX === 'hidden' || overflowX === 'clip';
      if (isHidden && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1) cut.push(text);
      const { left, right } = element.getBoundingClientRect();
      const isOutside = left < -1 || right > document.documentElement.clientWidth + 1;
      if (isOutside && !isInScroller(element)) cut.push(text);
    }
    const { scrollWidth, clientWidth, lang } = document.documentElement;
    return { texts: [...texts], cut, overflow: scrollWidth - clientWidth, lang };
  });
  const width = page.viewportSize()?.width;
  const said = readCatalogue(language).filter(({ isSpecimen }) => !isSpecimen);
  const [english, own] = [new Set(said.map((one) => one.english)), new Set(said.map((one) => one.own))];
  const untranslated = seen.texts.filter((text) => english.has(text) && !own.has(text) && !ofHotel.has(text));
  expect({ ...seen, texts: undefined, untranslated }, `${where} in ${language}, ${width} pixels wide`).toEqual({
    lang: language,
    cut: [],
    overflow: 0,
    untranslated: [],
    texts: undefined,
  });
}
