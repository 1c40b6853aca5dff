import type { Frame, Page } from '@playwright/test';

/** Letters that no font of the page has: drawn as the box that stands for all of them, or not at all. */
export const findMissingChars = (page: Page | Frame, chars: Readonly<Record<string, string>>): Promise<string[]> =>
  page.evaluate((used) => {
    const brush = new OffscreenCanvas(32, 32).getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('Nothing can be drawn here');
    const draw = (char: string): number => {
      brush.clearRect(0, 0, 32, 32);
      brush.fillText(char, 4, 24);
      let sum = 0;
      for (const dot of new Uint32Array(brush.getImageData(0, 0, 32, 32).data.buffer))
        sum = (sum * 31 + (dot >>> 24)) | 0;
      return sum;
    };
    const missing: string[] = [];
    for (const [font, some] of Object.entries(used)) {
      brush.font = `20px ${font}`;
      const boxes = new Set(['\u{10fffd}', '\uffff', '\u0378', ' '].map(draw));
      for (const char of some) if (boxes.has(draw(char))) missing.push(`${char} in ${font}`);
    }
    return missing;
  }, chars);

/**
 * Chinese, Japanese and Korean come from the guest's system: a machine without them shows none anywhere. Marks are drawn
 * with the letter they stand on.
 */
const ofSystem =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u;

export const isOurs = (char: string): boolean => /[\p{L}\p{N}\p{S}\p{P}]/u.test(char) && !ofSystem.test(char);
