import { Trans, useLingui } from '@lingui/react/macro';
import { deskSorts, usualSort, type DeskSort } from '@stayfront/rules/booking/desk-list';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { writeListQuery } from '../../app/data/list-query.ts';
import { savedViewsQuery } from '../../app/data/reservations-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { NewBookingLink } from '../../features/frame/new-booking-link.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { ColumnsChoice } from './columns-choice.tsx';
import { FileLinks } from './file-links.tsx';
import { Filters } from './filters.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListTrouble } from './list-trouble.tsx';
import { ListWaiting } from './list-waiting.tsx';
import { ReservationsTable } from './reservations-table.tsx';
import { SaveView } from './save-view.tsx';
import { SearchBox } from '../../features/reservation/search-box.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { useList } from './use-list.ts';
import { useListAddress } from './use-list-address.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSortName } from './use-sort-name.ts';
import { usualColumns } from './usual-columns.ts';
import { ViewTabs } from './view-tabs.tsx';
import './reservations.css';
import './reservations-rows.css';
import './reservations-narrow.css';

/** All reservations: views with their counts, a search that forgives, filters, an order, and rows without end. */
export default function ReservationsScreen() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const sortName = useSortName();
  const { shown, change } = useListAddress();
  const list = useList(shown);
  const saved = useQuery(savedViewsQuery(useTransport(), hotelId)).data?.views ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [table, search] = [useRef<HTMLTableElement>(null), useRef<HTMLInputElement>(null)];
  const choose = useCallback(
    (id: string): void =>
      setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    [],
  );
  useListKeys({ list: table, search, onChoose: choose });
  const { rows, currency, hasMore, askForMore } = list;
  useKeptPlace({ rowCount: list.isStale ? 0 : (rows?.length ?? 0), hasMore, askForMore });
  const address = writeListQuery(shown).toString();
  const current = saved.find(({ query }) => writeListQuery(query).toString() === address) ?? null;
  const columns = shown.columns ?? usualColumns;
  const sort = shown.sort ?? usualSort[shown.view];
  const onSort = (next: DeskSort): void => change({ sort: next === usualSort[shown.view] ? undefined : next });
  return (
    <>
      <PageHead
        title={<Trans>Reservations</Trans>}
        actions={
          <>
            <FileLinks shown={shown} />
            <NewBookingLink />
          </>
        }
      />
      <div className="view-bar">
        <ViewTabs shown={shown} counts={list.counts?.views} saved={saved} current={current} />
        <SaveView shown={shown} current={current} />
        <ButtonLink kind="quiet" to={`/${hotelId}/desk/waiting`}>
          <Trans>Waiting list</Trans>
        </ButtonLink>
      </div>
      <div className="list-tools">
        <SearchBox
          hasKey
          label={t`Search reservations`}
          text={shown.text ?? ''}
          inputRef={search}
          onSearch={(text) => change({ text: text === '' ? undefined : text }, true)}
        />
        <Filters shown={shown} change={change} />
        <div className="list-tools__end">
          <select
            className="list-tools__sort"
            aria-label={t`Order`}
            value={sort}
            onChange={({ target }) => onSort(target.value as DeskSort)}
          >
            {deskSorts.map((one) => (
              <option key={one} value={one}>
                {sortName(one)}
              </option>
            ))}
          </select>
          <ColumnsChoice shown={columns} onChoose={(next) => change({ columns: next })} />
        </div>
      </div>
      {list.error && <ListTrouble since={rows ? list.readAt : null} onAgain={list.askAgain} />}
      {list.isCut && (
        <Alert className="list-trouble">
          <Trans>Many reservations fit this text. Type more of it to see those that fit best.</Trans>
        </Alert>
      )}
      {!list.isComplete && (
        <Alert className="list-trouble">
          <Trans>Older reservations are still being taken into the list. Look again in a moment.</Trans>
        </Alert>
      )}
      {rows === null || !currency ? (
        !list.error && <ListWaiting />
      ) : rows.length === 0 ? (
        !list.isStale && <ListEmpty shown={shown} />
      ) : (
        <>
          <ReservationsTable
            {...{ rows, columns, currency, sort, onSort, chosen }}
            onChoose={choose}
            isStale={list.isStale}
            tableRef={table}
          />
          <ListFoot
            {...{ rows, currency, chosen, hasMore }}
            all={list.counts?.shown ?? null}
            onChooseNone={() => setChosen(new Set())}
            isAsking={list.isAskingForMore}
            onMore={askForMore}
          />
        </>
      )}
    </>
  );
}
