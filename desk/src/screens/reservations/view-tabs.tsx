import { useLingui } from '@lingui/react/macro';
import type { DeskCount } from '@stayfront/contract/desk/listing';
import type { SavedView } from '@stayfront/contract/desk/views';
import { deskViews, type DeskView } from '@stayfront/rules/booking/desk-list';
import { formatCount } from '@stayfront/ui/formats/format-count.ts';
import { Link } from 'react-router';
import { writeListQuery, type ListQuery } from '../../app/data/list-query.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useViewName } from './use-view-name.ts';

interface ViewTabsProps {
  shown: ListQuery;
  counts: Readonly<Record<DeskView, DeskCount>> | undefined;
  saved: readonly SavedView[];
  /** The saved one that is shown as it was saved. */
  current: SavedView | null;
}

/** The views that every house has, with their counts, and beside them those a person has saved. */
export function ViewTabs({ shown, counts, saved, current }: ViewTabsProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const viewName = useViewName();
  const at = (query: ListQuery): { search: string } => ({ search: writeListQuery(query).toString() });
  return (
    <nav className="view-tabs" aria-label={t`Views`}>
      {deskViews.map((view) => {
        const count = counts?.[view];
        // Columns are how one likes to look: they go along.
        const query: ListQuery = { view, ...(shown.columns ? { columns: shown.columns } : {}) };
        return (
          <Link key={view} to={at(query)} aria-current={!current && view === shown.view ? 'page' : undefined}>
            {viewName(view)}
            {count && (
              <b>
                {formatCount(language, count.count)}
                {count.isMore && '+'}
              </b>
            )}
          </Link>
        );
      })}
      {saved.map((view) => (
        <Link key={view.viewId} to={at(view.query)} aria-current={view === current ? 'page' : undefined}>
          {view.name}
        </Link>
      ))}
    </nav>
  );
}
