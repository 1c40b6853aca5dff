import { Trans, useLingui } from '@lingui/react/macro';
import { listedStatuses, type ListedStatus } from '@stayfront/rules/booking/desk-list';
import { sources, type Source } from '@stayfront/rules/channel/source';
import { isStayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { ListQuery } from '../../app/data/list-query.ts';
import { useHouse } from '../../app/page/desk-context.tsx';
import { useSourceName } from '../../features/reservation/use-source-name.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { DaysFilter } from './days-filter.tsx';
import type { useListAddress } from './use-list-address.ts';

const dayOf = (text: string | undefined): StayDate | undefined =>
  text !== undefined && isStayDate(text) ? text : undefined;

interface FiltersProps {
  shown: ListQuery;
  change: ReturnType<typeof useListAddress>['change'];
}

export function Filters({ shown, change }: FiltersProps) {
  const { t } = useLingui();
  const { rooms, ratePlans } = useHouse();
  const sourceName = useSourceName();
  const statusNames: Readonly<Record<ListedStatus, string>> = {
    booked: t`Booked`,
    held: t({ message: 'Held', comment: 'Reservations that wait for a payment' }),
    cancelled: t`Cancelled`,
    discarded: t`Never booked`,
  };
  const isNarrowed = Object.keys(shown).some((name) => !['view', 'text', 'sort', 'columns'].includes(name));
  return (
    <div className="filters" role="group" aria-label={t`Filters`}>
      <DaysFilter
        name={t({ message: 'Arrival', comment: 'The day of arrival' })}
        from={shown.arrivalFrom}
        to={shown.arrivalTo}
        onChoose={({ from, to }) => change({ arrivalFrom: from, arrivalTo: to })}
      />
      <DaysFilter
        name={t({ message: 'Departure', comment: 'The day of departure' })}
        from={shown.departureFrom}
        to={shown.departureTo}
        onChoose={({ from, to }) => change({ departureFrom: from, departureTo: to })}
      />
      <DaysFilter
        name={t({ message: 'Booked', comment: 'The day on which it was booked' })}
        from={dayOf(shown.bookedFrom)}
        to={dayOf(shown.bookedTo)}
        onChoose={({ from, to }) => change({ bookedFrom: from, bookedTo: to })}
      />
      <ChoiceFilter
        name={t`Status`}
        options={listedStatuses.map((id) => ({ id, name: statusNames[id] }))}
        chosen={shown.status}
        onChoose={(status) => change({ status: status as ListedStatus | undefined })}
      />
      <ChoiceFilter name={t`Room`} options={rooms} chosen={shown.roomId} onChoose={(roomId) => change({ roomId })} />
      <ChoiceFilter
        name={t`Rate`}
        options={ratePlans}
        chosen={shown.ratePlanId}
        onChoose={(ratePlanId) => change({ ratePlanId })}
      />
      <ChoiceFilter
        name={t`Source`}
        options={sources.map((id) => ({ id, name: sourceName(id) }))}
        chosen={shown.source}
        onChoose={(source) => change({ source: source as Source | undefined })}
      />
      {isNarrowed && (
        <button type="button" className="filters__none" onClick={() => change(none)}>
          <Trans>Without filters</Trans>
        </button>
      )}
    </div>
  );
}

export const none = {
  arrivalFrom: undefined,
  arrivalTo: undefined,
  departureFrom: undefined,
  departureTo: undefined,
  bookedFrom: undefined,
  bookedTo: undefined,
  status: undefined,
  source: undefined,
  roomId: undefined,
  ratePlanId: undefined,
} as const;
