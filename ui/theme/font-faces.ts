// literal text: names only
import { fontFiles } from './font-files.ts';
import measures from './font-measures.json' with { type: 'json' };
import type { FontFamily } from './fonts.ts';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,' +
  'U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,' +
  'U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
/** Latin letters only, or Arial's Arabic would come before ours. */
const standInRange = 'U+0000-024F,U+1E00-1EFF,U+2000-206F,U+20A0-20C0,U+2122,U+2212';

const local = (...names: string[]): string => names.map((name) => `local('${name}')`).join(',');
const standInFonts: Readonly<Record<string, string>> = {
  roboto: local('Roboto', 'Roboto-Regular'),
  arial: local('Arial', 'ArialMT', 'Liberation Sans', 'Arimo'),
  'arial-bold': local('Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'),
  times: local('Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'),
  'times-bold': local('Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'),
};

/**
 * The faces of the families a page is set in, served by ourselves, and of what stands in for each until it has come:
 * stretched to its measures (e2e/measure-fonts.ts), so that no line moves when it does. A browser loads a file only when
 * the page has a letter of its range.
 */
export function fontFaces(families: Iterable<FontFamily>): string {
  return [...new Set(families)].map((family) => ownFaces(family) + standIns(family)).join('');
}

function ownFaces(family: FontFamily): string {
  const { weights } = measures[family];
  const files = fontFiles[family];
  return [
    [files.latinExt, latinExt],
    [files.latin, latin],
  ]
    .map(
      ([file, range]) =>
        `@font-face{font-family:'${family}';src:url('${file}') format('woff2');font-weight:${weights};` +
        `font-display:swap;unicode-range:${range}}`,
    )
    .join('');
}

function standIns(family: FontFamily): string {
  const { ascent, descent, standIns } = measures[family];
  return standIns
    .map(
      ({ font, weights, size }) =>
        `@font-face{font-family:'${family} Fallback';src:${standInFonts[font]};font-weight:${weights};` +
        `size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};` +
        `descent-override:${percent(descent / size)};line-gap-override:0%;unicode-range:${standInRange}}`,
    )
    .join('');
}

const percent = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`;
