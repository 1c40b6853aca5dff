import { useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router';
import { useDesk } from '../../app/page/desk-context.tsx';
import '../../parts/link-tabs.css';

/** From the connections to what they were told, and back. */
export function ConnectionTabs({ count }: { count?: number | undefined }) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const all = `/${hotelId}/desk/connections`;
  return (
    <nav className="link-tabs" aria-label={t`Connections`}>
      <NavLink to={all} end>
        {t`All`} {count !== undefined && <small>{count}</small>}
      </NavLink>
      <NavLink to={`${all}/messages`}>{t`Messages`}</NavLink>
    </nav>
  );
}
