import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { changesQuery } from '../../app/data/people-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { ChangeTable } from '../../features/changes/change-table.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { ChangeFilters } from './change-filters.tsx';
import { readFilter } from './read-filter.ts';

/** All that people of the house have changed. */
export default function ChangesScreen() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const [address, setAddress] = useSearchParams();
  const filter = readFilter(address);
  const read = useInfiniteQuery({
    ...changesQuery(useTransport(), hotelId, filter),
    placeholderData: keepPreviousData,
  });
  const pages = read.data?.pages ?? [];
  const changes = pages.flatMap((page) => page.changes);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <PageHead
        title={<Trans>Changes</Trans>}
        back={{ to: `/${hotelId}/desk/people`, label: t`Back to people` }}
        actions={
          <a className="btn btn-2" href={`/${hotelId}/desk/people/changes.csv?${new URLSearchParams(filter)}`} download>
            <span className="btn__label">
              <Download className="ic ic-s" aria-hidden /> {t`As CSV file`}
            </span>
          </a>
        }
      >
        <Trans>Who changed what, and when. Nothing in it can be changed.</Trans>
      </PageHead>
      <div className="page-body">
        <ChangeFilters
          filter={filter}
          people={pages[0]?.people ?? []}
          onChange={(next) => setAddress(new URLSearchParams(next), { replace: true })}
        />
        {read.error && (
          <Alert tone="warn" isLive>
            <Trans>The changes could not be read.</Trans>{' '}
            <Button kind="quiet" onClick={() => void read.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </Alert>
        )}
        {!read.data && !read.error && <Skeleton height="320px" gapAbove="16px" />}
        {changes.length > 0 && <ChangeTable changes={changes} />}
        {read.data && changes.length === 0 && (
          <p className="empty-line" role="status">
            {isFiltered ? (
              <>
                <Trans>Nobody has changed anything that fits.</Trans>{' '}
                <Button kind="quiet" onClick={() => setAddress({}, { replace: true })}>
                  <Trans>Show all changes</Trans>
                </Button>
              </>
            ) : (
              <Trans>Nobody has changed anything yet.</Trans>
            )}
          </p>
        )}
        {read.hasNextPage && (
          <Button
            isWaiting={read.isFetchingNextPage}
            waitingLabel={t`One moment`}
            onClick={() => void read.fetchNextPage()}
          >
            <Trans>Show older ones</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
