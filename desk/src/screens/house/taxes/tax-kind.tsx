import { useLingui } from '@lingui/react/macro';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { FieldShell } from '../../../features/house/field-shell.tsx';
import { useField } from '../../../features/house/use-field.ts';
import { useTypeFields } from '../../../features/house/use-type-fields.ts';
import { findWords } from '../../../features/house/words/find-words.ts';

/** In the price or on top of it: each has fields of its own, so that what the other had goes in the same step. */
export function TaxKind({ at }: { at: string }) {
  const { i18n } = useLingui();
  const type = useTypeFields();
  const { value, error, isReadOnly, name } = useField<string>(`${at}/kind`);
  const { choices = {} } = findWords(`${at}/kind`).words ?? {};
  const choose = (kind: string): void => {
    const isVat = kind === 'vat';
    type([
      [`${at}/kind`, kind],
      [`${at}/basisPoints`, isVat ? 1000 : undefined],
      [`${at}/basis`, isVat ? undefined : { kind: 'percent', basisPoints: 500 }],
      [`${at}/maxNights`, isVat ? undefined : null],
      [`${at}/season`, isVat ? undefined : null],
    ]);
  };
  return (
    <FieldShell address={`${at}/kind`}>
      <SelectField
        label={name}
        error={error}
        value={value ?? ''}
        options={Object.entries(choices).map(([kind, words]) => ({ value: kind, label: i18n._(words) }))}
        onChange={choose}
        isDisabled={isReadOnly}
      />
    </FieldShell>
  );
}
