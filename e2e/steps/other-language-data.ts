import type { Page } from '@playwright/test';

/** Every word that the browser's own language data would give, as a browser with other data gives it. */
export const otherLanguageData = (): void => {
  const other = (text: string): string => `‹${text.replaceAll(',', ' ·')}›`;
  const replace = (prototype: object, name: string, isGetter: boolean): void => {
    const { get, value } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
    const writer = (one: unknown) => (isGetter ? get?.call(one) : value) as (this: unknown, said: unknown) => string;
    function written(this: unknown, said: unknown): string {
      const text = String(writer(this).call(this, said));
      // No two browsers write a number below a thousand differently, and our texts count with those.
      return /^\d{1,3}$/.test(text) ? text : other(text);
    }
    Object.defineProperty(prototype, name, { configurable: true, value: written });
  };
  replace(Intl.DateTimeFormat.prototype, 'format', true);
  replace(Intl.NumberFormat.prototype, 'format', true);
  replace(Intl.ListFormat.prototype, 'format', false);
  replace(Intl.DisplayNames.prototype, 'of', false);
  Object.defineProperty(Intl.Collator.prototype, 'compare', {
    configurable: true,
    get: () => (one: string, two: string) => (one < two ? 1 : -1),
  });
};

/** Without styles: a page that reads them would complain of them by its own policy. */
export const textsOf = (page: Page, html?: string): Promise<string[]> =>
  page.evaluate((served) => {
    const shown = served === undefined ? document : new DOMParser().parseFromString(served, 'text/html');
    return [...shown.querySelectorAll('article, .search__cell, footer')].map(({ textContent }) => textContent);
  }, html);
