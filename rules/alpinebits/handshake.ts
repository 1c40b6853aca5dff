import { announcedIn, type AnnouncedAction } from './capabilities.ts';
import { alpineBitsVersions } from './versions.ts';

export type AnnouncedVersion = { readonly version: string; readonly actions: readonly AnnouncedAction[] };
export type Announced = { readonly versions: readonly AnnouncedVersion[] };

/** All that this server can do, in every version. */
export const announcedHere: Announced = {
  versions: alpineBitsVersions.map((version) => ({ version, actions: announcedIn(version) })),
};

/**
 * What both sides can do: versions, actions and capabilities that stand in both, in the order in which the client named
 * them, each once. A version of which nothing is left is not named.
 */
export function intersect(theirs: Announced, ours: Announced = announcedHere): Announced {
  const versions = once(theirs.versions, ({ version }) => version).flatMap(({ version, actions }) => {
    const known = ours.versions.find((one) => one.version === version);
    if (!known) return [];
    const shared = once(actions, ({ action }) => action).flatMap(({ action, supports }) => {
      const own = known.actions.find((one) => one.action === action);
      return own
        ? [{ action, supports: once(supports, (name) => name).filter((name) => own.supports.includes(name)) }]
        : [];
    });
    return shared.length > 0 ? [{ version, actions: shared }] : [];
  });
  return { versions };
}

const once = <Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] =>
  entries.filter((entry, i) => entries.findIndex((other) => keyOf(other) === keyOf(entry)) === i);

/** As it is written: an action without capabilities has no list of them. */
export const writeAnnounced = ({ versions }: Announced): string =>
  JSON.stringify({
    versions: versions.map(({ version, actions }) => ({
      version,
      actions: actions.map(({ action, supports }) => (supports.length > 0 ? { action, supports } : { action })),
    })),
  });

/** What a client announces of itself, or what is wrong with it in words. */
export function readAnnounced(text: string): Announced | { readonly fault: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: 'EchoData is not JSON: write {"versions": [{"version": …, "actions": […]}]}' };
  }
  const versions = listIn(json, 'versions');
  if (!versions) return { fault: 'EchoData has no list "versions"' };
  const read: AnnouncedVersion[] = [];
  for (const [i, one] of versions.entries()) {
    const version = textIn(one, 'version');
    if (version === null) return { fault: `versions[${i}] of EchoData has no text "version"` };
    const actions = listIn(one, 'actions') ?? [];
    const named: AnnouncedAction[] = [];
    for (const [j, each] of actions.entries()) {
      const action = textIn(each, 'action');
      if (action === null) return { fault: `versions[${i}].actions[${j}] of EchoData has no text "action"` };
      const supports = listIn(each, 'supports') ?? [];
      if (!supports.every((name) => typeof name === 'string'))
        return { fault: `versions[${i}].actions[${j}].supports of EchoData is no list of texts` };
      named.push({ action, supports });
    }
    read.push({ version, actions: named });
  }
  return { versions: read };
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

function listIn(value: unknown, name: string): readonly unknown[] | null {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : null;
}

function textIn(value: unknown, name: string): string | null {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : null;
}
