import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { findRole, type Role } from '@stayfront/rules/people/role';

export const roleWords: Readonly<Record<Role, MessageDescriptor>> = {
  owner: msg`Owner`,
  manager: msg`Manager`,
  'front-desk': msg`Front desk`,
  reader: msg`Reader`,
};

/** How a role that is written down somewhere is called; also one by a name of before. */
export const roleWord = (name: unknown): MessageDescriptor | null => {
  const role = typeof name === 'string' ? findRole(name) : null;
  return role && roleWords[role];
};
