import { useLingui } from '@lingui/react/macro';
import type { Role } from '@stayfront/rules/people/role';
import { roleWords } from '../people/role-words.ts';

export function useRoleName(): (role: Role) => string {
  const { i18n } = useLingui();
  return (role) => i18n._(roleWords[role]);
}
