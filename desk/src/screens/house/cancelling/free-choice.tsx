import { useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { FieldShell } from '../../../features/house/field-shell.tsx';
import { useField } from '../../../features/house/use-field.ts';
import { useTypeFields } from '../../../features/house/use-type-fields.ts';

/** Whether cancelling is free until a moment, never or always: the last is a fee of nothing in the document. */
export function FreeChoice({ at }: { at: string }) {
  const { t } = useLingui();
  const type = useTypeFields();
  const { value: free, isReadOnly, error, own } = useField<Fields>(`${at}/freeUntil`, true);
  const { value: fee } = useField<Fields>(`${at}/fee`);
  const isNothing = isFields(fee) && fieldOf(fee, 'basisPoints') === 0;
  const now = isFields(free) ? 'until' : isNothing ? 'always' : 'never';
  const all = { kind: 'percent', basisPoints: 10_000 };
  const choose = (next: string): void => {
    if (next === 'always')
      type([
        [`${at}/freeUntil`, null],
        [`${at}/fee`, { ...all, basisPoints: 0 }],
        [`${at}/steps`, undefined],
        [`${at}/noShow`, undefined],
      ]);
    else
      type([
        [`${at}/freeUntil`, next === 'until' ? { daysBefore: 2, hour: 18 } : null],
        ...(isNothing ? [[`${at}/fee`, all] as const] : []),
      ]);
  };
  return (
    <FieldShell address={`${at}/freeUntil`}>
      <SelectField
        label={t`Cancelling is free`}
        error={isFields(free) ? own : error}
        value={now}
        options={[
          { value: 'until', label: t`until a moment before arrival` },
          { value: 'never', label: t`never` },
          { value: 'always', label: t`at any time` },
        ]}
        onChange={choose}
        isDisabled={isReadOnly}
      />
    </FieldShell>
  );
}
