// literal text: names only
import cormorant from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url';
import cormorantExt from '@fontsource-variable/cormorant/files/cormorant-latin-ext-wght-normal.woff2?url';
import ebGaramond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';
import ebGaramondExt from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-ext-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import frauncesExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import interExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import jost from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url';
import jostExt from '@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2?url';
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url';
import loraExt from '@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2?url';
import montserrat from '@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2?url';
import montserratExt from '@fontsource-variable/montserrat/files/montserrat-latin-ext-wght-normal.woff2?url';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import nunitoExt from '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2?url';
import openSans from '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2?url';
import openSansExt from '@fontsource-variable/open-sans/files/open-sans-latin-ext-wght-normal.woff2?url';
import playfairDisplay from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url';
import playfairDisplayExt from '@fontsource-variable/playfair-display/files/playfair-display-latin-ext-wght-normal.woff2?url';
import type { FontFamily } from './fonts.ts';

/** The files of each family: Latin, which the first view needs, and the rarer letters of Central Europe. */
export const fontFiles: Readonly<Record<FontFamily, { readonly latin: string; readonly latinExt: string }>> = {
  'Open Sans': { latin: openSans, latinExt: openSansExt },
  Inter: { latin: inter, latinExt: interExt },
  Montserrat: { latin: montserrat, latinExt: montserratExt },
  Nunito: { latin: nunito, latinExt: nunitoExt },
  Jost: { latin: jost, latinExt: jostExt },
  Lora: { latin: lora, latinExt: loraExt },
  'Playfair Display': { latin: playfairDisplay, latinExt: playfairDisplayExt },
  Fraunces: { latin: fraunces, latinExt: frauncesExt },
  Cormorant: { latin: cormorant, latinExt: cormorantExt },
  'EB Garamond': { latin: ebGaramond, latinExt: ebGaramondExt },
};
