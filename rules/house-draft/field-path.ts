/**
 * The address of a field in a document of the house. Steps are the names of fields; in a list whose entries have ids, the
 * id of an entry, or `:order` for their order. A name that has a slash in it has `~1` in its place, and `~0` for `~`.
 */
export const joinPath = (steps: readonly string[]): string =>
  steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

export const splitPath = (path: string): string[] =>
  path.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

export const orderStep = ':order';

/** Whether the one is the other, or lies in it. */
export const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}/`);

export const isOrderPath = (path: string): boolean => splitPath(path).at(-1) === orderStep;
