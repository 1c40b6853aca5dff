import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Sheet } from '@stayfront/ui/parts/sheet.tsx';
import { FilterChoices, type FilterChoicesProps } from './filter-choices.tsx';
import { filterRooms } from '../../../features/search/filter-rooms.ts';
import { noFilters } from '../../../features/search/room-filters.ts';

/** The filters of a small screen: nothing changes behind the sheet until it is applied. */
export default function FilterSheet({
  found,
  filters,
  onChange,
  onClose,
}: FilterChoicesProps & { onClose: () => void }) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(filters);
  const count = filterRooms(found, draft).filter(({ item }) => item.availability > 0).length;
  const apply = () => {
    onChange(draft);
    onClose();
  };
  return (
    <Sheet
      isOpen
      isTall
      onClose={onClose}
      closeLabel={t`Close`}
      title={<Trans>Filters</Trans>}
      className="filter-sheet"
      foot={
        <>
          <Button kind="quiet" onClick={() => setDraft(noFilters)}>
            <Trans>Clear all</Trans>
          </Button>
          <Button kind="primary" onClick={apply}>
            <Plural value={count} one="Show # room" other="Show # rooms" />
          </Button>
        </>
      }
    >
      <div className="filters">
        <FilterChoices found={found} filters={draft} onChange={setDraft} />
      </div>
    </Sheet>
  );
}
