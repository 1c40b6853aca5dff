import { Trans, useLingui } from '@lingui/react/macro';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { formatWeekday } from '@stayfront/ui/formats/format-weekday.ts';
import { formsOf } from '@stayfront/ui/formats/written-forms.ts';
import { Chip } from '@stayfront/ui/parts/chip.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { Check, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { DayField } from '../../parts/day-field.tsx';
import type { Period } from '../../features/calendar/bulk.ts';
import type { ReadSheet } from '../../features/calendar/sheet.ts';
import type { BulkDraft } from './bulk-wish.ts';
import type { Season } from './sheet/sight.ts';

interface BulkTargetProps {
  draft: BulkDraft;
  sheet: ReadSheet;
  seasons: readonly Season[];
  today: string;
  onSet: (fields: Partial<BulkDraft>) => void;
}

/** Monday first, as hotels plan their weeks; 0 is Sunday. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];

const toggled = <Value,>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

/** Which nights of which rooms and rates are meant. */
export function BulkTarget({ draft, sheet, seasons, today, onSet }: BulkTargetProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { periods } = draft;
  const { weekdays: forms, days } = formsOf(language);
  const short = forms[Number(days.weekday[2])] ?? [];
  const rows = [...sheet.rows.values()];
  const rooms = rows.flatMap((row) => (row.kind === 'room' ? [row] : []));
  const rates = new Map(rows.flatMap((row) => (row.kind === 'rate' ? [[row.ratePlanId, row] as const] : [])));
  const led = [...rates.values()].filter(({ follows }) => follows !== null).map(({ name }) => name);
  const isSame = (one: Period, other: Period): boolean => one.from === other.from && one.to === other.to;
  const put = (place: number, period: Period): void => onSet({ periods: periods.with(place, period) });
  return (
    <>
      <Group label={t`Nights`}>
        {seasons
          .filter(({ to }) => to >= today)
          .slice(0, 12)
          .map(({ name, from, to }) => {
            const period = { from: from < today ? today : from, to };
            const isOn = periods.some((one) => isSame(one, period));
            const [begin, end] = formatSpan(language, [period.from, to], 'short');
            return (
              <Chip
                key={`${name} ${from}`}
                isOn={isOn}
                {...(isOn ? { icon: Check } : {})}
                onClick={() =>
                  onSet({ periods: isOn ? periods.filter((one) => !isSame(one, period)) : [...periods, period] })
                }
              >
                {name} {begin === end || period.from === to ? end : `${begin} – ${end}`}
              </Chip>
            );
          })}
        <Chip icon={Plus} onClick={() => onSet({ periods: [...periods, { from: today, to: today }] })}>
          <Trans>Other dates</Trans>
        </Chip>
      </Group>
      {periods.map((period, place) => (
        <div key={place} className="bulk__period">
          <DayField
            label={t`From`}
            value={period.from}
            least={today}
            onChange={(from) => put(place, { from, to: period.to < from ? from : period.to })}
          />
          <DayField
            label={t`To, included`}
            value={period.to}
            least={period.from}
            error={period.to < period.from ? t`This is before the first night` : undefined}
            onChange={(to) => put(place, { ...period, to })}
          />
          <IconButton
            icon={X}
            label={t`Without these dates`}
            isDisabled={periods.length === 1}
            onClick={() => onSet({ periods: periods.toSpliced(place, 1) })}
          />
        </div>
      ))}
      <Group label={t`On these weekdays`}>
        <div className="bulk__weekdays">
          {weekdays.map((weekday) => (
            <button
              key={weekday}
              type="button"
              aria-pressed={draft.weekdays.includes(weekday)}
              onClick={() => onSet({ weekdays: toggled(draft.weekdays, weekday) })}
            >
              <span aria-hidden>{short[weekday] ?? formatWeekday(language, weekday).slice(0, 3)}</span>
              <span className="sr">{formatWeekday(language, weekday)}</span>
            </button>
          ))}
        </div>
      </Group>
      <Group label={t`Rooms`}>
        {rooms.map(({ roomId, name }) => (
          <Toggle
            key={roomId}
            isOn={draft.roomIds.includes(roomId)}
            onClick={() => onSet({ roomIds: toggled(draft.roomIds, roomId) })}
          >
            {name}
          </Toggle>
        ))}
      </Group>
      <Group label={t`Rates`}>
        {[...rates.values()].map(({ ratePlanId, name }) => (
          <Toggle
            key={ratePlanId}
            isOn={draft.ratePlanIds.includes(ratePlanId)}
            onClick={() => onSet({ ratePlanIds: toggled(draft.ratePlanIds, ratePlanId) })}
          >
            {name}
          </Toggle>
        ))}
        {led.length > 0 && (
          <p className="muted cap">
            <Trans>Follow their rule, unless they are chosen here without it: {led.join(', ')}.</Trans>
          </p>
        )}
      </Group>
    </>
  );
}

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="bulk__group">
    <legend>{label}</legend>
    <div className="bulk__chips">{children}</div>
  </fieldset>
);

const Toggle = ({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: ReactNode }) => (
  <Chip isOn={isOn} {...(isOn ? { icon: Check } : {})} onClick={onClick}>
    {children}
  </Chip>
);
