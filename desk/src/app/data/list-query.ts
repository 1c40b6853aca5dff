import { deskColumns, deskSorts, deskViews, listedStatuses } from '@stayfront/rules/booking/desk-list';
import type { DeskColumn, DeskSort, DeskView, ListedStatus } from '@stayfront/rules/booking/desk-list';
import { sources, type Source } from '@stayfront/rules/channel/source';
import { isStayDate, type StayDate } from '@stayfront/rules/stay/stay-date';

/** What the list shows, as it stands in its address. */
export type ListQuery = {
  readonly view: DeskView;
  readonly text?: string | undefined;
  readonly arrivalFrom?: StayDate | undefined;
  readonly arrivalTo?: StayDate | undefined;
  readonly departureFrom?: StayDate | undefined;
  readonly departureTo?: StayDate | undefined;
  readonly bookedFrom?: string | undefined;
  readonly bookedTo?: string | undefined;
  readonly status?: ListedStatus | undefined;
  readonly source?: Source | undefined;
  readonly roomId?: string | undefined;
  readonly ratePlanId?: string | undefined;
  readonly sort?: DeskSort | undefined;
  readonly columns?: DeskColumn[] | undefined;
};

const isId = (text: string): boolean => text.length <= 60;
const oneOf =
  (list: readonly string[]) =>
  (text: string): boolean =>
    list.includes(text);

const fits: Readonly<Record<Exclude<keyof ListQuery, 'columns'>, (text: string) => boolean>> = {
  view: oneOf(deskViews),
  text: (text) => text.length <= 100,
  arrivalFrom: isStayDate,
  arrivalTo: isStayDate,
  departureFrom: isStayDate,
  departureTo: isStayDate,
  bookedFrom: isStayDate,
  bookedTo: isStayDate,
  status: oneOf(listedStatuses),
  source: oneOf(sources),
  roomId: isId,
  ratePlanId: isId,
  sort: oneOf(deskSorts),
};

/** What of an address the list cannot do is left out: old links go on working. */
export function readListQuery(address: URLSearchParams): ListQuery {
  const read = Object.entries(fits).flatMap(([name, isFine]) => {
    const value = address.get(name)?.trim() ?? '';
    return value !== '' && isFine(value) ? [[name, value] as const] : [];
  });
  const asked = address.get('columns')?.split(',') ?? null;
  const columns = asked && deskColumns.filter((column) => asked.includes(column));
  return { view: 'all', ...(Object.fromEntries(read) as Partial<ListQuery>), ...(columns ? { columns } : {}) };
}

export function writeListQuery({ columns, ...query }: ListQuery): URLSearchParams {
  const address = new URLSearchParams();
  for (const name of Object.keys(fits) as (keyof typeof fits)[]) {
    const value = query[name];
    if (value !== undefined && value !== '' && !(name === 'view' && value === 'all')) address.set(name, value);
  }
  if (columns) address.set('columns', columns.join(','));
  return address;
}

/** What the server is asked for: how it is shown is not among it. */
export function askedOf(shown: ListQuery): Omit<ListQuery, 'columns'> {
  const { columns: _, ...query } = shown;
  return query;
}
