import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { FieldShell } from '../field-shell.tsx';
import { useField } from '../use-field.ts';
import type { HouseFieldProps } from './field-props.ts';

interface HouseKindProps extends HouseFieldProps {
  /** What each kind begins with; the field `kind` of it names it. */
  kinds: readonly { label: string; begins: Fields & { readonly kind: string } }[];
  /** What it means that there is none, where that is possible. */
  none?: string;
}

/** Which kind of a thing it is: a fee in nights, in per cent or as an amount. Each has fields of its own, which follow it. */
export function HouseKind({ at, label, hint, className, kinds, none }: HouseKindProps) {
  const { value, change, error, own, isReadOnly, name } = useField<Fields | null>(at);
  const { error: ofKind } = useField<string>(`${at}/kind`);
  const kind = isFields(value) ? fieldOf(value, 'kind') : undefined;
  return (
    <FieldShell
      address={at}
      className={className}
      say={(one) => kinds.find(({ begins }) => isFields(one) && begins.kind === one['kind'])?.label ?? none ?? ''}
    >
      <SelectField
        label={label ?? name}
        hint={hint}
        error={kind === undefined ? error : (own ?? ofKind)}
        value={typeof kind === 'string' ? kind : ''}
        options={[
          ...(none !== undefined || kind === undefined ? [{ value: '', label: none ?? '' }] : []),
          ...kinds.map((one) => ({ value: one.begins.kind, label: one.label })),
        ]}
        onChange={(next) => change(kinds.find(({ begins }) => begins.kind === next)?.begins)}
        isDisabled={isReadOnly}
      />
    </FieldShell>
  );
}
