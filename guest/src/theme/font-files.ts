import cormorant from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import notoSansArabic from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2?url';
import openSans from '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2?url';

/** The file of each family that the first view needs, so that the server can announce it before the style sheet does. */
export const fontFiles = {
  'Open Sans': openSans,
  Fraunces: fraunces,
  Inter: inter,
  Cormorant: cormorant,
  'Noto Sans Arabic': notoSansArabic,
} as const;
