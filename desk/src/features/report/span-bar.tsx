import { useLingui } from '@lingui/react/macro';
import {
  comparisons,
  findSpanFault,
  mostDays,
  presetSpan,
  reportBases,
  spanPresets,
  type Comparison,
  type ReportBasis,
  type SpanPreset,
} from '@stayfront/rules/report/span';
import { isStayDate, stayDate } from '@stayfront/rules/stay/stay-date';
import { formatCount } from '@stayfront/ui/formats/format-count.ts';
import { describeField } from '@stayfront/ui/parts/describe-field.ts';
import { FieldFrame } from '@stayfront/ui/parts/field-frame.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { useId, useState } from 'react';
import type { ReportQuery } from '../../app/data/report-queries.ts';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import './span-bar.css';

interface SpanBarProps {
  query: ReportQuery;
  /** Money has days only. */
  hasBasis?: boolean;
  onChange: (query: ReportQuery) => void;
}

/** Which days, counted by what, beside which others. */
export function SpanBar({ query, hasBasis = true, onChange }: SpanBarProps) {
  const { t } = useLingui();
  const { today } = useHouse();
  const presets: Readonly<Record<SpanPreset, string>> = {
    'this-month': t`This month`,
    'last-month': t`Last month`,
    'next-month': t`Next month`,
    'last-7': t`Last 7 days`,
    'next-30': t`Next 30 days`,
    'this-year': t`This year`,
    'last-year': t`Last year`,
  };
  const bases: Readonly<Record<ReportBasis, string>> = {
    stay: t`Nights stayed`,
    booked: t`Days of booking`,
  };
  const against: Readonly<Record<Comparison, string>> = {
    'last-year': t`Last year, same weekdays`,
    before: t`The days before`,
    none: t`Nothing`,
  };
  const chosen = spanPresets.find((preset) => {
    const span = presetSpan(preset, stayDate(today));
    return span.from === query.from && span.to === query.to;
  });
  return (
    <div className="span-bar" role="group" aria-label={t`What the report is of`}>
      <SelectField
        label={t`Period`}
        value={chosen ?? ''}
        options={[
          ...(chosen ? [] : [{ value: '', label: t`Chosen days` }]),
          ...spanPresets.map((preset) => ({ value: preset, label: presets[preset] })),
        ]}
        onChange={(value) => {
          const preset = spanPresets.find((one) => one === value);
          if (preset) onChange({ ...query, ...presetSpan(preset, stayDate(today)) });
        }}
      />
      <SpanDays key={`${query.from} ${query.to}`} query={query} onChange={onChange} />
      {hasBasis && (
        <>
          <SelectField
            label={t`Counted by`}
            value={query.by}
            options={reportBases.map((value) => ({ value, label: bases[value] }))}
            onChange={(value) => onChange({ ...query, by: reportBases.find((one) => one === value) ?? 'stay' })}
          />
          <SelectField
            label={t`Compared with`}
            value={query.against}
            options={comparisons.map((value) => ({ value, label: against[value] }))}
            onChange={(value) =>
              onChange({ ...query, against: comparisons.find((one) => one === value) ?? 'last-year' })
            }
          />
        </>
      )}
    </div>
  );
}

/** Two days. While they are no span, what was read before stays, and the field says what to do. */
function SpanDays({ query, onChange }: Pick<SpanBarProps, 'query' | 'onChange'>) {
  const { t } = useLingui();
  const { language } = useDesk();
  const [{ from, to }, setDays] = useState({ from: query.from, to: query.to });
  const fault = isStayDate(from) && isStayDate(to) ? findSpanFault({ from, to }) : null;
  const most = formatCount(language, mostDays);
  const error = fault && (to < from ? t`This day lies before the first` : t`Choose ${most} days at most`);
  const put = (days: { from: string; to: string }): void => {
    setDays(days);
    if (isStayDate(days.from) && isStayDate(days.to) && !findSpanFault({ from: days.from, to: days.to }))
      onChange({ ...query, ...days });
  };
  return (
    <>
      <DayInput label={t`From`} value={from} onChange={(value) => put({ from: value, to })} />
      <DayInput label={t`To`} value={to} error={error ?? undefined} onChange={(value) => put({ from, to: value })} />
    </>
  );
}

interface DayInputProps {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (day: string) => void;
}

function DayInput({ label, value, error, onChange }: DayInputProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={error ? 'input is-bad' : 'input'}>
        <input
          {...describeField(id, { error })}
          id={id}
          type="date"
          value={value}
          onChange={({ target }) => target.value !== '' && onChange(target.value)}
        />
      </div>
    </FieldFrame>
  );
}
