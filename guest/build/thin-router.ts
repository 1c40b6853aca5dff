import type { Plugin } from 'vite';

type Cut = {
  readonly file: RegExp;
  readonly from: string;
  readonly to: string;
};

/**
 * Every link of the router can announce its page beforehand, which only its own framework does and ours never asks for.
 * In the browser's build that part draws nothing, so that what it alone needs is left out.
 */
export const prefetch: Cut = {
  file: /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
  from: 'function PrefetchPageLinks({ page, ...linkProps }) {',
  to: 'function PrefetchPageLinks() { return null; }\nfunction Unused({ page, ...linkProps }) {',
};

/** Its warnings are for whoever writes a route, and are seen while that is tried: no guest's browser has to carry them. */
export const warnings: Cut = {
  file: /react-router\/dist\/production\/lib\/router\/history\.js$/,
  from: 'function warning(cond, message) {',
  to: 'function warning() {}\nfunction unused(cond, message) {',
};

/** The router without what a guest's browser never needs. */
export const thinRouter: Plugin = {
  name: 'thin-router',
  apply: 'build',
  transform(code, id) {
    const cut = [prefetch, warnings].find(({ file }) => file.test(id.replaceAll('\\', '/')));
    return this.environment.name === 'client' && cut ? { code: without(cut, code), map: null } : null;
  },
};

export function without({ from, to }: Cut, code: string): string {
  if (!code.includes(from)) throw new Error(`The router has no more “${from}”: look at thin-router.ts`);
  return code.replace(from, to);
}
