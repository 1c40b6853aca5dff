import { useLingui } from '@lingui/react/macro';
import { FieldShell } from '../../features/house/field-shell.tsx';
import { TextBox } from '../../features/house/fields/text-box.tsx';
import { useField } from '../../features/house/use-field.ts';

/** How the document says that there is none. */
const none = 'N/A';

/** The telephone of the house. It may have none, as long as it has an e-mail address. */
export function PhoneField() {
  const { t } = useLingui();
  const at = 'contact/phone';
  const { value, change, error, isReadOnly, name } = useField<string>(at);
  return (
    <FieldShell address={at} className="f3">
      <TextBox
        label={name}
        type="tel"
        hint={t`With the code of the country.`}
        optionalLabel={t`optional`}
        error={error}
        value={value === none ? '' : (value ?? '')}
        onChange={(typed) => change(typed.trim() === '' ? none : typed)}
        isReadOnly={isReadOnly}
      />
    </FieldShell>
  );
}
