import { describe, expect, test } from 'vitest';
import { cutFontsFor } from './cut-fonts-for.ts';
import { charsIn } from './chars-in.ts';

const charsFor = async (text: string, reader: 'ta' | 'bn' | 'th'): Promise<Set<number>> => {
  const cut = await cutFontsFor(text, reader);
  return new Set(cut.flatMap(({ files }) => files.flatMap((file) => [...charsIn(file)])));
};

describe('the letters a page is set with', () => {
  test.each([
    { reader: 'ta', written: 'கௌரி', signs: ['ெ', 'ௗ'] },
    { reader: 'bn', written: 'বৌ', signs: ['ে', 'ৗ'] },
    { reader: 'th', written: 'น้ำ', signs: ['ํ', 'า'] },
  ] as const)('have the signs that a vowel of “$written” falls into', async ({ reader, written, signs }) => {
    const chars = await charsFor(written, reader);
    for (const sign of signs) expect(chars).toContain(sign.codePointAt(0));
  });

  test('are not of a font that leaves a gap in the Hebrew word for a sum', async () => {
    const cut = await cutFontsFor('סה״כ', 'he');
    expect(cut.map(({ name }) => name)).toEqual(['noto-sans-hebrew-hebrew']);
  });
});
