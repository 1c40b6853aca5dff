import type { Plugin } from 'vite';

const file = /@tanstack\/query-core\/build\/modern\/query\.js$/;
const asked = '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)';

/** No list of ours is fetched page by page: in the browser's build queries do not know how. */
export const thinQueries: Plugin = {
  name: 'thin-queries',
  apply: 'build',
  transform(code, id) {
    if (this.environment.name !== 'client' || !file.test(id.replaceAll('\\', '/'))) return null;
    return { code: withoutPages(code), map: null };
  },
};

export function withoutPages(code: string): string {
  if (!code.includes(asked)) throw new Error('Queries fetch pages in another way: look at thin-queries.ts');
  return code.replace(asked, '(this.options.behavior)');
}
