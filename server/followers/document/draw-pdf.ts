import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Sheet } from './confirmation-sheet.ts';
import { cutFontsFor } from './cut-fonts-for.ts';

/** `archive` is stricter: there a letter that no font has is a fault, where otherwise an empty box is drawn. */
export type PdfKind = 'plain' | 'archive';
const standards: Record<PdfKind, string> = { plain: '1.7', archive: 'a-2b' };

let template: Promise<string> | undefined;

/** Draws a sheet as a PDF, with the letters it needs and no others in it. Asks neither network nor the system's fonts. */
export async function drawPdf(sheet: Sheet, kind: PdfKind = 'plain'): Promise<Buffer> {
  const cut = await cutFontsFor(charsOf(sheet), sheet.reader);
  const fontBlobs = cut.flatMap(({ files }) => files);
  template ??= readFile(path.join(import.meta.dirname, 'confirmation.typ'), 'utf8');
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] });
  const fonts = cut.map(({ name }) => name);
  const page = { mainFileContent: await template, inputs: { sheet: JSON.stringify({ ...sheet, fonts }) } };
  const pdf = compiler.pdf(page, { pdfStandard: standards[kind] });
  compiler.evictCache(0); // what a guest's document was made of is not kept
  return pdf;
}

/** Every letter that may be on the sheet; those of addresses and colours do no harm. */
function charsOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part !== 'object' || part === null) return '';
  return `· ${Object.values(part).map(charsOf).join('')}`;
}
