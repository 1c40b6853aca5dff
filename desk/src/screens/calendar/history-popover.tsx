import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import type { CellValue } from '@stayfront/contract/desk/calendar/refused';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { cellHistoryQuery } from '../../app/data/calendar-changes-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { writeMoment } from '../../features/changes/write-moment.ts';
import type { Looking } from '../../features/calendar/act-on-range.ts';
import type { NightChange } from '../../features/calendar/pending.ts';
import { openNight, type NightFields } from '../../features/calendar/sheet.ts';
import { HistoryOnDay } from './history-on-day.tsx';
import { NearCell } from './near-cell.tsx';
import { useCellWords } from './use-cell-words.ts';
import { useValueWords } from './use-value-words.ts';
import { useWhoWords } from './use-who-words.ts';
import type { CellAt } from './use-typing.ts';
import './history-popover.css';

interface HistoryPopoverProps {
  cell: CellAt;
  cellId: string;
  grid: RefObject<HTMLElement | null>;
  looking: Looking;
  mayEdit: boolean;
  onPut: (changes: readonly NightChange[]) => void;
  /** All that was changed of a night in a room. */
  onAll: (of: { readonly room: string; readonly night: string }) => void;
  onClose: () => void;
}

/** Every price, stock and rule that a night had, and from whom; what was before can be put back. */
export function HistoryPopover({ cell, cellId, grid, looking, mayEdit, onPut, onAll, onClose }: HistoryPopoverProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { timeZone, today } = useHouse();
  const words = useCellWords();
  const valueOf = useValueWords(looking.sheet.currency);
  const whoOf = useWhoWords();
  const { row, date } = cell;
  const isFollower = row.kind === 'rate' && row.follows !== null;
  const room = row.kind === 'house' ? '' : row.roomId;
  const ratePlan = row.kind === 'rate' ? row.ratePlanId : undefined;
  const { data, isError, refetch } = useQuery(
    cellHistoryQuery(useTransport(), hotelId, { room, ratePlan, night: date }),
  );
  const stock = looking.sheet.nightOf(room, date);
  const say = (field: string, value: CellValue): string => {
    const fields = fieldsOf(field, value);
    const { price, total } = fields;
    if (field === 'price') return price === null ? (isFollower ? t`follows` : t`no price`) : valueOf('price', price);
    if (field === 'total') return valueOf('total', total);
    return words.joined(words.rulesOf({ ...openNight, ...fields })) || t`open`;
  };
  /** Of a rate that follows, also what it follows was changed: that is not its own price. */
  const planName = (plan: string): string => {
    const followed = looking.sheet.rows.get(`${room}/${plan}`);
    return followed?.kind === 'rate' ? followed.name : plan;
  };
  const entries = data?.entries ?? [];
  const own = entries.filter(({ room: of, ratePlan: plan }) => of === room && (plan ?? undefined) === ratePlan);
  const [latest] = own;
  /** That a rate of its own had no price yet is nothing to go back to. */
  const canGoBack = ({ field, before }: { field: string; before: CellValue }): boolean =>
    field !== 'price' || isFollower || fieldsOf(field, before).price !== null;
  return (
    <NearCell cell={cellId} grid={grid} label={t`History of this night`} onClose={onClose}>
      <div className="cell-history">
        <h3>{words.joined([words.rowOf(row), words.dayOf(date)])}</h3>
        {stock && (
          <p className="muted micro">
            <Trans>
              {stock.sold} of {stock.total} sold
            </Trans>
          </p>
        )}
        {!data && !isError && <Skeleton height="120px" gapAbove="12px" />}
        {isError && (
          <p role="alert">
            <Trans>No answer.</Trans>{' '}
            <Button kind="quiet" size="s" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </p>
        )}
        {data && entries.length === 0 && (
          <p className="muted">
            <Trans>Nothing was changed here since changes are written down.</Trans>
          </p>
        )}
        <ol>
          {entries.map(({ changeId, who, whoKind, name, at, field, after, room: of, ratePlan: plan }) => (
            <li key={`${changeId} ${field} ${of} ${plan}`}>
              <b>{say(field, after)}</b>
              <span>
                {plan !== null && plan !== ratePlan && <b>{planName(plan)}</b>}
                {whoOf({ who, whoKind })}
                {name !== null && `, “${name}”`}
                <small>{writeMoment({ language, timeZone, today }, at)}</small>
              </span>
            </li>
          ))}
        </ol>
        {entries.length > 0 && <HistoryOnDay of={{ room, ratePlan, night: date }} currency={looking.sheet.currency} />}
        {entries.length > 0 && (
          <div className="near-cell__acts">
            {mayEdit && latest && canGoBack(latest) && date >= looking.today && (
              <Button
                size="s"
                onClick={() => {
                  onPut([{ rowId: row.id, date, set: backTo(latest.field, latest.before) }]);
                  onClose();
                }}
              >
                <Trans>Put {say(latest.field, latest.before)} back</Trans>
              </Button>
            )}
            {row.kind !== 'house' && (
              <Button kind="quiet" size="s" onClick={() => onAll({ room, night: date })}>
                <Trans>All changes of this night</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
    </NearCell>
  );
}

function fieldsOf(field: string, value: CellValue): NightFields {
  if (field === 'total') return { total: typeof value === 'number' ? value : 0 };
  if (field === 'price')
    return { price: value !== null && typeof value === 'object' && 'price' in value ? value.price : null };
  return typeof value === 'object' && value !== null ? value : {};
}

/** What stood before a change, as an edit of its own: rules that were not there are lifted. */
const backTo = (field: string, before: CellValue): NightFields =>
  field === 'rules' ? { ...openNight, ...fieldsOf(field, before) } : fieldsOf(field, before);
