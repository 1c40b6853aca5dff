import { readAnew } from './read-anew.ts';

/** The first element of a page as the server sends it, before a browser has touched it. */
export async function readHtmlTag(address: string, headers: Record<string, string> = {}): Promise<string> {
  const text = await readAnew(address, headers);
  return /^<!doctype html>\s*(<html[^>]*>)/i.exec(text)?.[1] ?? text.slice(0, 200);
}
