import notoSansArabic from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2?url';
import bengali from '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2?url';
import devanagari from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url';
import gujarati from '@fontsource-variable/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-wght-normal.woff2?url';
import tamil from '@fontsource-variable/noto-sans-tamil/files/noto-sans-tamil-tamil-wght-normal.woff2?url';
import telugu from '@fontsource-variable/noto-sans-telugu/files/noto-sans-telugu-telugu-wght-normal.woff2?url';
import thai from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2?url';
import cyrillic from '@fontsource-variable/open-sans/files/open-sans-cyrillic-wght-normal.woff2?url';
import greek from '@fontsource-variable/open-sans/files/open-sans-greek-wght-normal.woff2?url';
import hebrew from '@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-wght-normal.woff2?url';

/** The file with the letters of a language that the hotels' fonts do not have. */
export const scriptFiles: Readonly<Record<string, string | undefined>> = {
  ar: notoSansArabic,
  bn: bengali,
  el: greek,
  gu: gujarati,
  he: hebrew,
  hi: devanagari,
  mr: devanagari,
  ru: cyrillic,
  ta: tamil,
  te: telugu,
  th: thai,
};
