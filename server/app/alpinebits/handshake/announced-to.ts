import { announcedHere, type Announced } from '@stayfront/rules/alpinebits/handshake';
import type { ConnectionAccount } from '../../../property/connection-account/connection-account.ts';

/** What a system is told that it may use: everything, but for what the hotel does not want of it (`settings.without`). */
export function announcedTo({ settings }: Pick<ConnectionAccount, 'settings'>): Announced {
  const said = settings['without'];
  const without = new Set<unknown>(Array.isArray(said) ? said : []);
  if (without.size === 0) return announcedHere;
  return {
    versions: announcedHere.versions.map(({ version, actions }) => ({
      version,
      actions: actions
        .filter(({ action }) => !without.has(action))
        .map(({ action, supports }) => ({ action, supports: supports.filter((name) => !without.has(name)) })),
    })),
  };
}
