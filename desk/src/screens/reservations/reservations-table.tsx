import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedReservation } from '@stayfront/contract/desk/listing';
import type { DeskColumn, DeskSort } from '@stayfront/rules/booking/desk-list';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { classes } from '@stayfront/ui/parts/classes.ts';
import type { RefObject } from 'react';
import { ReservationRow } from './reservation-row.tsx';
import { SortHead } from './sort-head.tsx';
import { useColumnName } from './use-column-name.ts';

interface ReservationsTableProps {
  rows: readonly ListedReservation[];
  columns: readonly DeskColumn[];
  currency: CurrencyCode;
  sort: DeskSort;
  onSort: (sort: DeskSort) => void;
  chosen: ReadonlySet<string>;
  onChoose: (reservationId: string) => void;
  /** What was there before, while the list is asked for. */
  isStale: boolean;
  tableRef: RefObject<HTMLTableElement | null>;
}

const sortable = { stay: 'arrival', total: 'total', booked: 'booked' } as const;

export function ReservationsTable(props: ReservationsTableProps) {
  const { rows, columns, currency, sort, onSort, chosen, onChoose, isStale, tableRef } = props;
  const { t } = useLingui();
  const columnName = useColumnName();
  return (
    <table className={classes('rows', isStale && 'is-stale')} ref={tableRef} aria-busy={isStale}>
      <caption className="sr">
        <Trans>Reservations</Trans>
      </caption>
      <thead>
        <tr>
          <td className="rows__choose" />
          <SortHead by="name" sort={sort} onSort={onSort}>
            <Trans>Guest</Trans>
          </SortHead>
          {columns.map((column) => {
            const name = column === 'total' ? t`Total ${currency}` : columnName(column);
            const by = column in sortable ? sortable[column as keyof typeof sortable] : null;
            const className = `rows__${column}`;
            return by ? (
              <SortHead key={column} by={by} sort={sort} onSort={onSort} className={className}>
                {name}
              </SortHead>
            ) : (
              <th key={column} scope="col" className={className}>
                {name}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ReservationRow
            key={row.reservationId}
            row={row}
            columns={columns}
            currency={currency}
            isChosen={chosen.has(row.reservationId)}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </table>
  );
}
