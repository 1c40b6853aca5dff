import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { FilterChoices, type FilterChoicesProps } from './filter-choices.tsx';
import { noFilters } from '../../../features/search/room-filters.ts';

/** The column beside the rooms on a desk; every choice holds at once. */
export default function FilterPanel(props: FilterChoicesProps) {
  const { t } = useLingui();
  const { onChange } = props;
  return (
    <aside className="filters" aria-label={t`Filters`}>
      <div className="filters__head">
        <h2 className="h3">
          <Trans>Filters</Trans>
        </h2>
        <Button kind="quiet" size="s" onClick={() => onChange(noFilters)}>
          <Trans comment="Button: takes all filters off">Clear all</Trans>
        </Button>
      </div>
      <FilterChoices {...props} />
    </aside>
  );
}
