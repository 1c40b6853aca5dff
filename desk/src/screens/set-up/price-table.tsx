import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SetUp } from '@stayfront/contract/desk/set-up';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatWeekday } from '@stayfront/ui/formats/format-weekday.ts';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { weekdayNames } from '@stayfront/contract/some-weekdays';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { RoomPrice } from './prices-draft.ts';

interface PriceTableProps {
  name: string;
  rooms: SetUp['rooms'];
  currency: CurrencyCode;
  weekend: SetUp['prices']['weekend'];
  priceOf: (roomId: string) => RoomPrice;
  faultOf: (roomId: string, field: keyof RoomPrice) => string | undefined;
  onChange: (roomId: string, price: Partial<RoomPrice>) => void;
}

const week = [1, 2, 3, 4, 5, 6, 0];

/** Weekdays that follow each other, over the end of the week too, from the first to the last; null where some do not. */
function inARow(days: readonly number[]): readonly number[] | null {
  const starts = days.filter((day) => !days.includes((day + 6) % 7));
  const [first] = starts;
  if (first === undefined || starts.length > 1) return null;
  return days.map((_, place) => (first + place) % 7);
}

/** Rooms down, weekdays and weekend across. */
export function PriceTable({ name, rooms, currency, weekend, priceOf, faultOf, onChange }: PriceTableProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const isWeekend = (weekday: number): boolean => weekend.includes(weekdayNames[weekday] ?? 'sun');
  const nameOf = (day: number): string => formatWeekday(language, day);
  const others = inARow(week.filter((day) => !isWeekend(day)));
  const [from = '', to = ''] = [others?.[0], others?.at(-1)].map((day) => (day === undefined ? '' : nameOf(day)));
  const listed = week.flatMap((day) => (isWeekend(day) ? [] : [nameOf(day)])).join(', ');
  const heads = {
    weekday: others && others.length > 2 ? t`${from} to ${to}` : listed,
    weekend: week.flatMap((day) => (isWeekend(day) ? [nameOf(day)] : [])).join(', '),
  };
  return (
    <table className="set-up__prices" aria-label={name}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Room</Trans>
          </th>
          <th scope="col">{heads.weekday}</th>
          <th scope="col">{heads.weekend}</th>
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ roomId, name: room, total, standardPersons }) => (
          <tr key={roomId}>
            <th scope="row">
              <b>{room}</b>
              <small>
                <Plural value={total ?? 0} one="# room" other="# rooms" />
                {', '}
                <Plural value={standardPersons} one="# guest" other="# guests" />
              </small>
            </th>
            {(['weekday', 'weekend'] as const).map((field) => (
              <td key={field}>
                <PriceBox
                  label={`${room}, ${heads[field]}`}
                  value={priceOf(roomId)[field]}
                  placeholder={field === 'weekend' ? priceOf(roomId).weekday : ''}
                  error={faultOf(roomId, field)}
                  unit={currency}
                  onChange={(typed) => onChange(roomId, { [field]: typed })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PriceBoxProps {
  label: string;
  value: string;
  placeholder: string;
  error: string | undefined;
  unit: string;
  onChange: (typed: string) => void;
}

/** One price in a table, called by its row and column. */
function PriceBox({ label, value, placeholder, error, unit, onChange }: PriceBoxProps) {
  const id = useId();
  return (
    <>
      <div className={error ? 'input is-bad' : 'input'}>
        <input
          aria-label={label}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : id}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          maxLength={12}
          value={value}
          placeholder={placeholder}
          onChange={({ target }) => onChange(target.value)}
        />
        <span className="house-unit">{unit}</span>
      </div>
      <span id={id} aria-live="polite">
        {error !== undefined && (
          <span className="err">
            <CircleAlert className="ic" aria-hidden />
            <span>{error}</span>
          </span>
        )}
      </span>
    </>
  );
}
