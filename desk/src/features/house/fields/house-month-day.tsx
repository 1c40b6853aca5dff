import { useLingui } from '@lingui/react/macro';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { formsOf } from '@stayfront/ui/formats/written-forms.ts';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { FieldShell } from '../field-shell.tsx';
import { useField } from '../use-field.ts';
import type { HouseFieldProps } from './field-props.ts';

const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const two = (part: number): string => String(part).padStart(2, '0');
const upTo = (most: number): { value: string; label: string }[] =>
  Array.from({ length: most }, (_, place) => ({ value: String(place + 1), label: String(place + 1) }));

/** A day of every year, as 11-15. */
export function HouseMonthDay({ at, label, hint, className }: HouseFieldProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { value, change, error, isReadOnly, name } = useField<string>(at);
  const [month = 1, day = 1] = (value ?? '01-01').split('-').map(Number);
  const months = formsOf(language).months[0] ?? [];
  const called = label ?? name;
  const put = (nextMonth: number, nextDay: number): void =>
    change(`${two(nextMonth)}-${two(Math.min(nextDay, daysIn[nextMonth - 1] ?? 31))}`);
  return (
    <FieldShell address={at} className={className}>
      <div className="house-pair">
        <SelectField
          label={t`${called}, day`}
          hint={hint}
          error={error}
          value={String(day)}
          options={upTo(daysIn[month - 1] ?? 31)}
          onChange={(next) => put(month, Number(next))}
          isDisabled={isReadOnly}
        />
        <SelectField
          label={t`Month`}
          value={String(month)}
          options={daysIn.map((_, place) => ({ value: String(place + 1), label: months[place] ?? '' }))}
          onChange={(next) => put(Number(next), day)}
          isDisabled={isReadOnly}
        />
      </div>
    </FieldShell>
  );
}
