import { join } from 'node:path';

const here = (...path: string[]): string => join(import.meta.dirname, ...path);

/** Pictures are named relative to the folder of their document. */
export const demoHotels: { folder: string; documentFile: string }[] = [
  'seeblick',
  'casalago',
  'riverhouse',
  'alpina',
  'maison',
].map((name) => ({ folder: here(name), documentFile: here(name, 'hotel.json') }));

/** Hotels say themselves which chain they belong to; its logo lies among the pictures of the first of them. */
export const demoChain = {
  chainId: 100,
  name: 'Lakeland Collection',
  look: {
    tagline: {
      en: 'Three small houses by the water.',
      de: 'Drei kleine Häuser am Wasser.',
      fr: 'Trois petites maisons au bord de l’eau.',
      it: 'Tre piccole case sull’acqua.',
      es: 'Tres casas pequeñas junto al agua.',
      ar: 'ثلاثة بيوت صغيرة على الماء.',
    },
    logo: 'chain-logo',
  },
};
