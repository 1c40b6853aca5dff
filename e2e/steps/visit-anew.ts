import { request } from '@playwright/test';

/** What somebody gets who was never here, without a browser: where a link ends, and the page that stands there. */
export type Visited = {
  readonly status: number;
  /** Path and query. */
  readonly address: string;
  readonly heading: string | undefined;
  readonly bodyClass: string | undefined;
  readonly title: string | undefined;
  readonly cookies: Readonly<Record<string, string>>;
  readonly html: string;
};

export async function visitAnew(address: string, cookie = ''): Promise<Visited> {
  const baseURL = process.env['STAYFRONT_URL'] ?? '';
  const visitor = await request.newContext({ baseURL });
  try {
    const headers = { 'accept-language': 'en', ...(cookie === '' ? {} : { cookie }) };
    const answer = await visitor.get(address, { headers });
    const html = await answer.text();
    const { cookies } = await visitor.storageState();
    return {
      status: answer.status(),
      address: answer.url().replace(baseURL, ''),
      heading: textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]),
      bodyClass: /<body class="([^"]*)">/.exec(html)?.[1],
      title: textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1]),
      cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
      html,
    };
  } finally {
    await visitor.dispose();
  }
}

const textOf = (html: string | undefined): string | undefined =>
  html
    ?.replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', '’')
    .trim();
