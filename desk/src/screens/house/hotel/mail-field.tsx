import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { HouseLine } from '../../../features/house/fields/house-line.tsx';
import { useField } from '../../../features/house/use-field.ts';

/** How the document says that there is none. */
const none = 'N/A';

/** Where guests write to. A house may have no such address; then they are only told the telephone. */
export function MailField() {
  const { value, change, error, isReadOnly } = useField<string>('contact/email');
  return (
    <div className="f3" data-field="contact/email">
      {value !== none && <HouseLine at="contact/email" type="email" />}
      <Checkbox
        label={<Trans>Guests reach us by telephone only</Trans>}
        isChecked={value === none}
        isDisabled={isReadOnly}
        onChange={(isNone) => change(isNone ? none : undefined)}
      />
      {value === none && error !== undefined && <small className="err">{error}</small>}
    </div>
  );
}
