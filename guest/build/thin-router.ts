import type { Plugin } from 'vite';

const file = /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/;
const drawn = 'function PrefetchPageLinks({ page, ...linkProps }) {';

/**
 * Every link of the router can announce its page beforehand, which only its own framework does and ours never asks for.
 * In the browser's build that part draws nothing, so that what it alone needs is left out.
 */
export const thinRouter: Plugin = {
  name: 'thin-router',
  apply: 'build',
  transform(code, id) {
    if (this.environment.name !== 'client' || !file.test(id.replaceAll('\\', '/'))) return null;
    return { code: withoutPrefetch(code), map: null };
  },
};

export function withoutPrefetch(code: string): string {
  if (!code.includes(drawn))
    throw new Error('The router draws PrefetchPageLinks in another way: look at thin-router.ts');
  return code.replace(
    drawn,
    `function PrefetchPageLinks() { return null; }\nfunction Unused({ page, ...linkProps }) {`,
  );
}
