import type { BrowserContext } from '@playwright/test';

/** As a browser behaves that lets frames of other sites keep nothing at all. */
export async function forbidStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window.self === window.top) return;
    const refuse = (): never => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
}
