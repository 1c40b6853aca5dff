import { useLingui } from '@lingui/react/macro';
import { roles, type Role } from '@stayfront/rules/people/role';
import { Radio } from '@stayfront/ui/parts/radio.tsx';
import { useRoleName } from '../../features/frame/use-role-name.ts';

interface RoleChoiceProps {
  role: Role;
  onChange: (role: Role) => void;
}

/** The four roles, each with what it is for. */
export function RoleChoice({ role: chosen, onChange }: RoleChoiceProps) {
  const { t } = useLingui();
  const roleName = useRoleName();
  const words: Readonly<Record<Role, string>> = {
    owner: t`Everything, also people and payment accounts`,
    manager: t`Everything but people and payment accounts`,
    'front-desk': t`Today, reservations, new bookings, notes and letters`,
    reader: t`Sees, changes nothing; no e-mail or telephone of guests`,
  };
  return (
    <fieldset className="role-choice">
      <legend>{t`Role`}</legend>
      {roles.toReversed().map((role) => (
        <Radio
          key={role}
          name="role"
          value={role}
          isChecked={role === chosen}
          onChange={() => onChange(role)}
          label={
            <>
              {roleName(role)}
              <small>{words[role]}</small>
            </>
          }
        />
      ))}
    </fieldset>
  );
}
