import { useLingui } from '@lingui/react/macro';
import type { Role } from '@stayfront/rules/people/role';

export function useRoleName(): (role: Role) => string {
  const { t } = useLingui();
  const names: Readonly<Record<Role, string>> = {
    owner: t`Owner`,
    manager: t`Manager`,
    'front-desk': t`Front desk`,
    reader: t`Reader`,
  };
  return (role) => names[role];
}
