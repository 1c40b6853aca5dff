import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Language } from '@stayfront/contract/property/texts';
import type { Drawable } from './drawable.ts';
import { cutFontsFor } from './cut-fonts-for.ts';

/** `archive` is stricter: there a letter that no font has is a fault, where otherwise an empty box is drawn. */
export type PdfKind = 'plain' | 'archive';
const standards: Record<PdfKind, string> = { plain: '1.7', archive: 'a-2b' };

const templates = new Map<string, Promise<string>>();

/** Draws a sheet as a PDF, with the letters it needs and no others in it. Asks neither network nor the system's fonts. */
export async function drawPdf(sheet: Drawable, kind: PdfKind = 'plain'): Promise<Buffer> {
  const fonts = await fontsFor(sheet);
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs: fonts.blobs }] });
  const inputs = { sheet: JSON.stringify(fonts.sheet) };
  const mainFileContent = await templateNamed('papers' in sheet ? 'papers' : 'confirmation');
  const pdf = compiler.pdf({ mainFileContent, inputs }, { pdfStandard: standards[kind] });
  compiler.evictCache(0); // what a guest's document was made of is not kept
  return pdf;
}

function templateNamed(name: string): Promise<string> {
  const template = templates.get(name) ?? readFile(path.join(import.meta.dirname, `${name}.typ`), 'utf8');
  templates.set(name, template);
  return template;
}

type WithFonts = { readonly blobs: Buffer[]; readonly sheet: object };

/** Papers may each be for another reader, and share the files of their fonts. */
async function fontsFor(sheet: Drawable): Promise<WithFonts> {
  const text = charsOf(sheet);
  if (!('papers' in sheet)) {
    const cut = await cutFontsFor(text, sheet.reader);
    return { blobs: cut.flatMap(({ files }) => files), sheet: { ...sheet, fonts: cut.map(({ name }) => name) } };
  }
  const all = new Map<string, readonly Buffer[]>();
  const namesOf = new Map<Language, string[]>();
  for (const reader of new Set(sheet.papers.map((paper) => paper.reader))) {
    const cut = await cutFontsFor(`${text}0123456789/`, reader);
    for (const { name, files } of cut) all.set(name, files);
    namesOf.set(
      reader,
      cut.map(({ name }) => name),
    );
  }
  const papers = sheet.papers.map((paper) => ({ ...paper, fonts: namesOf.get(paper.reader) ?? [] }));
  return { blobs: [...all.values()].flat(), sheet: { ...sheet, papers } };
}

/** Every letter that may be on the sheet; those of addresses and colours do no harm. */
function charsOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part !== 'object' || part === null) return '';
  return `· ${Object.values(part).map(charsOf).join('')}`;
}
