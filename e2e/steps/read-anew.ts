import { request } from '@playwright/test';

/** A page as the server sends it to somebody who was never here: without the cookies that earlier answers have set. */
export async function readAnew(address: string, headers: Record<string, string> = {}): Promise<string> {
  const visitor = await request.newContext({ baseURL: process.env['STAYFRONT_URL'] ?? '' });
  try {
    return await (await visitor.get(address, { headers: { 'accept-language': 'en', ...headers } })).text();
  } finally {
    await visitor.dispose();
  }
}
