import { describe, expect, test } from 'vitest';
import { allFamilies, fontFits } from '@stayfront/ui/theme/fonts.ts';
import { themeCss } from './theme-css.ts';

const theme = {
  isDarkMode: false,
  colorBtnBg: '#ad4f2d',
  fontFamilyPrimary: 'Inter',
  fontFamilyBtn: 'Inter',
  fontFamilyTitle: 'Fraunces',
  fontSizePrimary: 'medium',
  fontSizeBtn: 'small',
  fontSizeTitle: 'large',
  logo: null,
  background: null,
} as const;

const facesIn = (css: string): string[] => [...css.matchAll(/font-family:'([^']+)'/g)].map(([, family = '']) => family);

describe('the look of a hotel', () => {
  test('names the fonts it chose, with their stand-ins, and no others', () => {
    expect(new Set(facesIn(themeCss(theme)))).toEqual(
      new Set(['Inter', 'Inter Fallback', 'Fraunces', 'Fraunces Fallback']),
    );
  });

  test('says each face once, also where one font does everything', () => {
    const css = themeCss({ ...theme, fontFamilyTitle: 'Inter' });
    expect(facesIn(css).filter((family) => family === 'Inter')).toHaveLength(2);
  });

  test('carries colour and sizes', () => {
    const css = themeCss(theme);
    expect(css).toContain('--brand:#ad4f2d');
    expect(css).toContain('--size-title:1.125');
    expect(css).toContain('--size-button:0.9375');
  });

  test('says its shades plainly to browsers that cannot work them out', () => {
    const [, plain = ''] = themeCss(theme).split('@supports not (color:oklch(from red l c h))');
    expect(plain).toMatch(/^\{:root\{--accent:#[0-9a-f]{6};--fill:#ad4f2d;--fill-ink:#ffffff;/);
    expect(plain).toMatch(/@media screen\{\[data-mode=dark\]\{--accent:#[0-9a-f]{6};/);
    expect(themeCss({ ...theme, colorBtnBg: '#f5e663' })).toMatch(/--fill:#f5e663;--fill-ink:#0\w0\w0\w;/);
  });

  test.each(allFamilies)('in %s has a stand-in for every weight it is set in', (family) => {
    const css = themeCss({ ...theme, fontFamilyPrimary: family, fontFamilyBtn: family, fontFamilyTitle: family });
    const ranges = [...css.matchAll(/Fallback';src:local\('(?!Roboto)[^}]*?font-weight:(\d+)(?: (\d+))?;/g)].map(
      ([, from, to = from]) => [Number(from), Number(to)] as const,
    );
    const { '--title-w-l': large, '--title-w-s': small } = fontFits[family];
    for (const weight of [400, 500, 600, 700, large, small])
      expect(ranges.some(([from, to]) => from <= weight && weight <= to + 99)).toBe(true);
  });
});
