import { expect } from '@playwright/test';
import type { Frame, Page } from '@playwright/test';
import { choiceCookies } from '@stayfront/contract/choice-cookies';
import { localeOf } from '@stayfront/rules/language/locale-of';
import type { Scene } from '../scenes/scene.ts';
import { catalogueSays } from './catalogue-says.ts';
import { draw } from './draw.ts';
import { findMissingChars, isOurs } from './find-missing-chars.ts';
import { lookAtTexts, type Seen } from './look-at-texts.ts';
import { readTold } from './read-told.ts';
import { speakOn } from './speak-on.ts';

const sizes = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } } as const;

/** Letters that were seen drawn before, by the fonts they are drawn in. */
type Drawn = Map<string, Set<string>>;

export type Looking = {
  /** Besides English, which the others are compared with. */
  readonly languages: readonly string[];
  readonly drawn: Drawn;
  /** Each language at one width only: English at the page's own, the first of the others on a phone, the next at a desk. */
  readonly isBrief?: boolean;
  /** What else is looked at in each language at each width, by its name. */
  readonly further?: (where: string) => Promise<void>;
};

/**
 * A scene in English and other languages on a phone and at a desk: nothing runs out, is cut, covers something else, has no
 * letters or stays English. Whoever wants to look further at each does so before the next language comes.
 */
export async function expectInLanguages(
  page: Page,
  scene: Scene,
  { languages, drawn, isBrief, further }: Looking,
): Promise<void> {
  const { name, part = 'body', frame: where = page } = scene;
  const home = page.viewportSize() ?? sizes[1440];
  const homeWidth = home.width === 390 ? 390 : 1440;
  const english = new Set<string>();
  const faults: Record<string, object> = {};
  let width: 390 | 1440 = homeWidth;
  const resize = async (next: 390 | 1440): Promise<void> => {
    await page.setViewportSize(sizes[next]);
    width = next;
  };
  const widen = async (next: 390 | 1440, language: string): Promise<void> => {
    await resize(next);
    await speakOn(where, language, scene.isWaiting);
  };
  if (scene.at && scene.at !== width) await widen(scene.at, 'en');
  const look = async (language: string): Promise<void> => {
    const seen = await lookAtTexts(where, part);
    if (language === 'en') for (const text of seen.texts) english.add(text);
    const wrong = {
      ...(seen.lang === language && seen.lines > 0 ? {} : { unread: `${seen.lines} lines in ${seen.lang}` }),
      ...some('overflow', seen.overflow),
      ...some('cut', seen.cut),
      ...some('overlapping', seen.overlapping),
      ...some('torn', await notTold(where, seen.torn)),
      ...some('missing', await findMissing(where, seen, drawn)),
      ...some('untranslated', await findUntranslated(where, seen, english)),
    };
    if (Object.keys(wrong).length > 0) faults[`${language} at ${width}`] = wrong;
    await further?.(`${language} at ${width}`);
  };
  const isDrawn = scene.renew !== undefined || further !== undefined;
  if (!isDrawn) await draw(where, false);
  // From width to width and back: each language is asked for once, and the window changed once.
  for (const language of ['en', ...languages.filter((each) => each !== 'en')]) {
    // Who looks briefly changes the window and the language at once: to lay a page out is most of the work.
    const only = isBrief && !scene.at ? briefly(language, languages, homeWidth) : null;
    if (only !== null && only !== width) await resize(only);
    await speakOn(where, language, scene.isWaiting);
    await scene.renew?.();
    await look(language);
    if (scene.at || only !== null) continue;
    await widen(width === 390 ? 1440 : 390, language);
    await look(language);
  }
  if (width !== homeWidth) await page.setViewportSize(home);
  if (scene.isLeft) {
    // The language that was chosen last goes along with the browser.
    await page.context().clearCookies({ name: choiceCookies.language.name });
  } else {
    if (!isDrawn) await draw(where, true);
    await speakOn(where, 'en', scene.isWaiting);
    await scene.renew?.();
  }
  expect.soft(faults, name).toEqual({});
}

/** At which width a language is looked at. */
function briefly(language: string, languages: readonly string[], home: 390 | 1440): 390 | 1440 {
  if (language === 'en') return home;
  return languages.indexOf(language) % 2 === 0 ? 390 : 1440;
}

const some = (what: string, list: readonly string[]): object => (list.length > 0 ? { [what]: list } : {});

async function findMissing(page: Page | Frame, { chars }: Seen, drawn: Drawn): Promise<string[]> {
  const fresh: Record<string, string> = {};
  for (const [font, used] of Object.entries(chars)) {
    const known = drawn.get(font) ?? new Set();
    drawn.set(font, known);
    const unknown = Array.from(used).filter((char) => !known.has(char) && isOurs(char));
    for (const char of unknown) known.add(char);
    if (unknown.length > 0) fresh[font] = unknown.join('');
  }
  return Object.keys(fresh).length > 0 ? findMissingChars(page, fresh) : [];
}

/** Wallets, as their makers have them written in every language. */
const trademarks: readonly string[] = ['Apple Pay', 'Google Pay'];

/** The same words as in English, though neither the hotel nor the guest has said them, nor our texts in this language. */
async function findUntranslated(page: Page | Frame, seen: Seen, english: ReadonlySet<string>): Promise<string[]> {
  if (seen.lang === 'en') return [];
  const same = seen.texts.filter(
    (text) => english.has(text) && /[a-z]{3}/.test(text) && !catalogueSays(seen.lang, text) && !isDate(seen.lang, text),
  );
  return notTold(
    page,
    same.filter((text) => !trademarks.includes(text)),
  );
}

/** What is left without the words of the hotel and the guest. */
async function notTold(page: Page | Frame, texts: readonly string[]): Promise<string[]> {
  if (texts.length === 0) return [];
  const told = await readTold(page);
  const isTold = (text: string): boolean => told.includes(JSON.stringify(text.replace(/ ?…$/, '')).slice(1, -1));
  return texts.filter((text) => !isTold(text) && !text.split(/, | · /).every(isTold));
}

const months = new Map<string, readonly string[]>();

function monthsIn(language: string): readonly string[] {
  const known = months.get(language);
  if (known) return known;
  const names = (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(localeOf(language), { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, place) => format.format(Date.UTC(2026, place, 9)));
  });
  months.set(language, names);
  return names;
}

/** Months that are called alike in both languages. */
const isDate = (language: string, text: string): boolean =>
  text.split(/[\s\d,.–-]+/).every((word) => word === '' || monthsIn(language).includes(word));
