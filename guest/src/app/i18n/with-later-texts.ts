import { wantLaterTexts } from './load-catalogue.ts';

/** A part that only opens when a guest has done something comes with its words, which the first page does without. */
export async function withLaterTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, wantLaterTexts()]);
  return loaded;
}
