// literal text: names only
/** How a title font sits beside the others; found by eye against the x-height of Open Sans, not a hotel's choice. */
export interface FontFit {
  '--title-fit': number;
  /** Weight of titles from 26 px, and of smaller ones. */
  '--title-w-l': number;
  '--title-w-s': number;
  '--title-track': string;
  '--title-track-s': string;
  '--title-lead': number;
}

export const fontFits = {
  'Open Sans': {
    '--title-fit': 0.95,
    '--title-w-l': 300,
    '--title-w-s': 600,
    '--title-track': '-0.018em',
    '--title-track-s': '-0.008em',
    '--title-lead': 1.14,
  },
  Inter: {
    '--title-fit': 0.95,
    '--title-w-l': 400,
    '--title-w-s': 600,
    '--title-track': '-0.02em',
    '--title-track-s': '-0.01em',
    '--title-lead': 1.14,
  },
  Montserrat: {
    '--title-fit': 0.9,
    '--title-w-l': 300,
    '--title-w-s': 600,
    '--title-track': '-0.02em',
    '--title-track-s': '-0.01em',
    '--title-lead': 1.16,
  },
  Nunito: {
    '--title-fit': 1,
    '--title-w-l': 300,
    '--title-w-s': 600,
    '--title-track': '-0.014em',
    '--title-track-s': '-0.006em',
    '--title-lead': 1.14,
  },
  Jost: {
    '--title-fit': 1.06,
    '--title-w-l': 400,
    '--title-w-s': 500,
    '--title-track': '-0.014em',
    '--title-track-s': '-0.006em',
    '--title-lead': 1.12,
  },
  Lora: {
    '--title-fit': 1,
    '--title-w-l': 400,
    '--title-w-s': 600,
    '--title-track': '-0.012em',
    '--title-track-s': '-0.006em',
    '--title-lead': 1.16,
  },
  'Playfair Display': {
    '--title-fit': 0.98,
    '--title-w-l': 400,
    '--title-w-s': 600,
    '--title-track': '-0.012em',
    '--title-track-s': '-0.004em',
    '--title-lead': 1.14,
  },
  Fraunces: {
    '--title-fit': 1,
    '--title-w-l': 380,
    '--title-w-s': 460,
    '--title-track': '-0.02em',
    '--title-track-s': '-0.01em',
    '--title-lead': 1.12,
  },
  Cormorant: {
    '--title-fit': 1.18,
    '--title-w-l': 500,
    '--title-w-s': 600,
    '--title-track': '-0.012em',
    '--title-track-s': '-0.004em',
    '--title-lead': 1.06,
  },
  'EB Garamond': {
    '--title-fit': 1.14,
    '--title-w-l': 400,
    '--title-w-s': 500,
    '--title-track': '-0.012em',
    '--title-track-s': '-0.004em',
    '--title-lead': 1.1,
  },
} as const satisfies Record<string, FontFit>;

export type FontFamily = keyof typeof fontFits;

export const allFamilies = Object.keys(fontFits) as readonly FontFamily[];
/** On pages that belong to no hotel, and of a hotel that has chosen nothing. */
export const defaultFamily: FontFamily = 'Open Sans';

/** What small letters gain or lose in texts and buttons, so that a hotel may read well in any of them. */
export const textFits: Readonly<Record<FontFamily, number>> = {
  'Open Sans': 1,
  Inter: 1,
  Montserrat: 0.96,
  Nunito: 1.04,
  Jost: 1.06,
  Lora: 1,
  'Playfair Display': 1,
  Fraunces: 1,
  Cormorant: 1.16,
  'EB Garamond': 1.12,
};

/** The family, and behind it the stand-in with its measures (font-faces.ts) for the moments before it arrives. */
export function fontStack(family: FontFamily): string {
  return `'${family}', '${family} Fallback'`;
}
