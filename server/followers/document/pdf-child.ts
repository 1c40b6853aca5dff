import type { Drawable } from './drawable.ts';
import { drawPdf } from './draw-pdf.ts';

/** What the drawing process answers to a sheet. */
export type Drawn = { readonly pdf: Uint8Array } | { readonly fault: string };

process.on('message', (sheet: Drawable) => {
  void drawPdf(sheet)
    .then(
      (pdf): Drawn => ({ pdf }),
      (error: unknown): Drawn => ({ fault: withoutQuotes(String(error)) }),
    )
    .then((drawn) => process.send?.(drawn));
});

// Also when the server was killed and could say nothing.
process.on('disconnect', () => process.exit());

/** What a tool quotes may be a guest's; its own words come first. */
const withoutQuotes = (text: string): string =>
  text
    .split(/["'`“]/, 1)[0]
    ?.trim()
    .slice(0, 200) ?? '';
