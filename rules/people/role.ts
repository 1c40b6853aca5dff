/** What a person may do at one hotel, from the least to the most: each may do all that those before it may. */
export const roles = ['reader', 'front-desk', 'manager', 'owner'] as const;

export type Role = (typeof roles)[number];

export const isAtLeast = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least);

/** How roles were called while there were two; whoever could change something then may do everything now. */
const earlierNames: ReadonlyMap<string, Role> = new Map([
  ['viewer', 'reader'],
  ['editor', 'owner'],
]);

/** The role of this name, also of one that it had before; null where there is none. */
export const findRole = (name: string): Role | null =>
  roles.find((one) => one === name) ?? earlierNames.get(name) ?? null;
