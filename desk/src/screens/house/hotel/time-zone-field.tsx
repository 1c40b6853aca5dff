import { useLingui } from '@lingui/react/macro';
import { ComboField } from '@stayfront/ui/parts/combo-field.tsx';
import { FieldShell } from '../../../features/house/field-shell.tsx';
import { useField } from '../../../features/house/use-field.ts';

/** The zone whose clock the house goes by, found by its city. */
export function TimeZoneField({ timeZones }: { timeZones: readonly string[] }) {
  const { t } = useLingui();
  const { value, change, error, isReadOnly, name } = useField<string>('timeZone');
  const known = value === undefined || timeZones.includes(value) ? timeZones : [value, ...timeZones];
  return (
    <FieldShell address="timeZone" className="f2">
      <ComboField
        name="timeZone"
        label={name}
        error={error}
        value={value ?? ''}
        options={known.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        onChange={(zone) => zone !== '' && change(zone)}
        listLabel={name}
        noMatch={t`No time zone is called so. Try the largest city nearby.`}
        isDisabled={isReadOnly}
      />
    </FieldShell>
  );
}
