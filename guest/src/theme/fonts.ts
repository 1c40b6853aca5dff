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
  Inter: {
    '--title-fit': 0.95,
    '--title-w-l': 400,
    '--title-w-s': 600,
    '--title-track': '-0.02em',
    '--title-track-s': '-0.01em',
    '--title-lead': 1.14,
  },
} as const satisfies Record<string, FontFit>;

export type FontFamily = keyof typeof fontFits;

/** The family, and behind it the stand-in with its measures (font-fallbacks.css) for the moments before it arrives. */
export function fontStack(family: FontFamily): string {
  return `'${family}', '${family} Fallback'`;
}
