import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useDesk } from '../../app/page/desk-context.tsx';
import '../../parts/link-tabs.css';

export type ReportTab = 'house' | 'demand' | 'money' | 'sources' | 'statement';

/** From one report to the others. */
export function ReportTabs({ current }: { current: ReportTab }) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const all = `/${hotelId}/desk/reports`;
  const tabs: readonly (readonly [ReportTab, string, string])[] = [
    ['house', all, t`House`],
    ['demand', `${all}/demand`, t`Demand`],
    ['money', `${all}/money`, t`Money`],
    ['sources', `${all}/sources`, t`Sources`],
    ['statement', `${all}/statement`, t`Statement`],
  ];
  return (
    <nav className="link-tabs" aria-label={t`Reports`}>
      {tabs.map(([tab, to, name]) => (
        <Link key={tab} to={to} aria-current={tab === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
