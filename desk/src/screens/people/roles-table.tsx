import { useLingui } from '@lingui/react/macro';
import { isAtLeast, roles, type Role } from '@stayfront/rules/people/role';
import { Check } from 'lucide-react';
import { useRoleName } from '../../features/frame/use-role-name.ts';

/** What each role may do, as a table. The server asks for the same roles, operation by operation. */
export function RolesTable() {
  const { t } = useLingui();
  const roleName = useRoleName();
  const rights: readonly (readonly [string, Role])[] = [
    [t`See the day and reservations`, 'reader'],
    [t`See how guests are reached`, 'front-desk'],
    [t`Book, tick, note, write to guests`, 'front-desk'],
    [t`Change and cancel by policy`, 'front-desk'],
    [t`Waive fees, refund without limit`, 'manager'],
    [t`Look of the guest page`, 'manager'],
    [t`See the list of changes`, 'manager'],
    [t`Connections: webhooks and partners`, 'manager'],
    [t`Make keys for systems`, 'owner'],
    [t`People and payment accounts`, 'owner'],
  ];
  const columns = roles.toReversed();
  return (
    <table className="roles-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t`What may be done`}</span>
          </th>
          {columns.map((role) => (
            <th scope="col" key={role}>
              {roleName(role)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rights.map(([right, least]) => (
          <tr key={right}>
            <th scope="row">{right}</th>
            {columns.map((role) => (
              <td key={role}>
                {isAtLeast(role, least) ? (
                  <>
                    <Check className="ic ic-s" aria-hidden />
                    <span className="sr">{t`yes`}</span>
                  </>
                ) : (
                  <>
                    <span aria-hidden>–</span>
                    <span className="sr">{t`no`}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
