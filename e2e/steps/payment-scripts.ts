import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import { expect, type Page, type Response } from '@playwright/test';

type Listed = { readonly package?: string; readonly url?: string };
type Built = { readonly sha256: string; readonly packages: readonly string[] };

const read = <Content>(file: string): Content =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '..', '..', file), 'utf8')) as Content;
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The document of a payment, the scripts that run in it and the hosts it speaks to; frames have their own. */
export function watchPaymentPage(page: Page, ends = '/checkout/card-details') {
  let policy = '';
  let permissions = '';
  let isOpen = false;
  let scripts: Response[] = [];
  const hosts = new Set<string>();
  page.on('response', (response) => {
    const request = response.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      isOpen = new URL(response.url()).pathname.endsWith(ends);
      if (isOpen) {
        policy = response.headers()['content-security-policy'] ?? '';
        permissions = response.headers()['permissions-policy'] ?? '';
        scripts = [];
        hosts.clear();
      }
    }
    if (!isOpen) return;
    hosts.add(new URL(response.url()).host);
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame()) scripts.push(response);
  });
  return { policy: () => policy, permissions: () => permissions, scripts: () => scripts, hosts: () => [...hosts] };
}

/** Ours are the very bytes that were built, of listed packages only; the provider's is listed by its name. */
export async function expectListed(
  scripts: readonly Response[],
  provider: ProviderName,
  origin: string,
): Promise<void> {
  const list = read<Record<ProviderName | 'everywhere', readonly Listed[]>>('docs/payment-scripts.json');
  const built = read<Record<string, Built>>('guest/dist/client/.vite/scripts.json');
  const wallets = Object.entries(list).filter(([name]) => name.startsWith(`${provider} wallets`));
  const listed = [...list.everywhere, ...list[provider], ...wallets.flatMap(([, scripts]) => scripts)];
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) {
    const url = new URL(script.url());
    const known = url.origin === origin ? built[url.pathname] : undefined;
    // From the sandbox they come at the same path.
    const isProviders = listed.some((one) => one.url !== undefined && url.pathname.endsWith(pathOf(one.url)));
    expect([script.url(), known !== undefined || isProviders]).toEqual([script.url(), true]);
    expect(known?.packages.filter((name) => !listed.some((one) => one.package === name)) ?? []).toEqual([]);
    expect(known ? sha256(await script.body()) : '').toBe(known?.sha256 ?? '');
  }
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** Who is let in; whose frame the page may stand in is another matter. */
export const localHosts = (policy: string): string[] => [
  ...new Set(policy.replace(/frame-ancestors [^;]*/, '').match(/http:\/\/localhost:\d+/g)),
];
