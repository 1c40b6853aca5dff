import type { APIRequestContext } from '@playwright/test';

/** The first element of a page as the server sends it, before a browser has touched it. */
export async function readHtmlTag(
  request: APIRequestContext,
  address: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const text = await (await request.get(address, { headers: { 'accept-language': 'en', ...headers } })).text();
  return /^<!doctype html>\s*(<html[^>]*>)/i.exec(text)?.[1] ?? text.slice(0, 200);
}
