import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { writeListQuery, type ListQuery } from '../../app/data/list-query.ts';
import { reservationsQuery } from '../../app/data/reservations-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { StateMark } from '../../features/reservation/state-mark.tsx';
import { StaySpan } from '../../features/reservation/stay-span.tsx';
import { none } from './filters.tsx';
import { useViewName } from './use-view-name.ts';

const withoutFilters = (shown: ListQuery): ListQuery => ({ ...shown, ...none });

/** Says what was looked for, and the nearest thing that there is: the same text among all reservations. */
export function ListEmpty({ shown }: { shown: ListQuery }) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const viewName = useViewName();
  const { text, view } = shown;
  const plain = withoutFilters(shown);
  const isNarrowed = writeListQuery(shown).toString() !== writeListQuery(plain).toString();
  const everywhere: ListQuery = { view: 'all', ...(text ? { text } : {}) };
  const isEverywhere = view === 'all' && !isNarrowed;
  const found = useInfiniteQuery({
    ...reservationsQuery(useTransport(), hotelId, everywhere),
    enabled: Boolean(text) && !isEverywhere,
  });
  const near = isEverywhere ? undefined : found.data?.pages[0]?.reservations;
  const [first] = near ?? [];
  const at = (query: ListQuery): { search: string } => ({ search: writeListQuery(query).toString() });
  const name = viewName(view);
  return (
    <Notice
      icon={SearchX}
      title={
        text ? (
          view === 'all' ? (
            <Trans>No reservation for “{text}”</Trans>
          ) : (
            <Trans>
              Nothing in “{name}” for “{text}”
            </Trans>
          )
        ) : view === 'all' ? (
          isNarrowed ? (
            <Trans>No reservation fits these filters</Trans>
          ) : (
            <Trans>No reservations yet</Trans>
          )
        ) : (
          <Trans>Nothing in “{name}”</Trans>
        )
      }
      actions={
        <>
          {first && (
            <ButtonLink kind="secondary" to={`/${hotelId}/desk/reservations/${first.reservationId}`}>
              <Trans>Open {first.guestName || t`Guest erased`}</Trans>
            </ButtonLink>
          )}
          {isNarrowed && (
            <ButtonLink kind="quiet" to={at(plain)}>
              <Trans>Look without filters</Trans>
            </ButtonLink>
          )}
          {!isEverywhere && (
            <ButtonLink kind="quiet" to={at(everywhere)}>
              <Trans>Look in all reservations</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      {first ? (
        <p className="list-empty__near">
          <Trans>
            Elsewhere there is {first.guestName || t`Guest erased`},{' '}
            <StaySpan arrival={first.arrival} departure={first.departure} />
          </Trans>{' '}
          <StateMark state={first.state} isNew={first.isNew} holdExpiresAt={first.holdExpiresAt} />
        </p>
      ) : text ? (
        <Trans>Part of a name is enough, also without accents; a reference, a mail address or a number as well.</Trans>
      ) : null}
    </Notice>
  );
}
