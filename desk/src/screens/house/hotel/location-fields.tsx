import { Trans, useLingui } from '@lingui/react/macro';
import { plainDigits } from '@stayfront/rules/booking/plain-digits';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import { FieldShell } from '../../../features/house/field-shell.tsx';
import { NumberBox } from '../../../features/house/fields/number-box.tsx';
import { useField } from '../../../features/house/use-field.ts';

/** Where the door is, as maps write it. Both numbers may be pasted at once. */
export function LocationFields() {
  const { t } = useLingui();
  const place = useField<Fields>('house/location');
  const put = (next: { latitude?: unknown; longitude?: unknown }): void => {
    const { latitude, longitude } = { ...place.value, ...next };
    const isGone = latitude === undefined && longitude === undefined;
    place.change(
      isGone
        ? undefined
        : { ...(latitude === undefined ? {} : { latitude }), ...(longitude === undefined ? {} : { longitude }) },
    );
  };
  const half = (axis: 'latitude' | 'longitude', most: number) => (
    <Degrees
      axis={axis}
      most={most}
      onChange={(value) => put({ [axis]: value })}
      onPair={put}
      hint={axis === 'latitude' ? t`Paste both from a map, e.g. 47.0502, 8.3093.` : undefined}
    />
  );
  return (
    <>
      {half('latitude', 90)}
      {half('longitude', 180)}
      <p className="hint">
        <Trans>Guests’ telephones lead to this point. Without it they search for the address.</Trans>
      </p>
    </>
  );
}

interface DegreesProps {
  axis: 'latitude' | 'longitude';
  most: number;
  hint: string | undefined;
  onChange: (value: number | undefined) => void;
  onPair: (pair: { latitude: number; longitude: number }) => void;
}

function Degrees({ axis, most, hint, onChange, onPair }: DegreesProps) {
  const { t } = useLingui();
  const address = `house/location/${axis}`;
  const { value, error, isReadOnly, name } = useField<number>(address);
  return (
    <FieldShell address={address} className="f3">
      <div
        onPasteCapture={(event) => {
          const pair = pairOf(event.clipboardData.getData('text'));
          if (!pair || isReadOnly) return;
          event.preventDefault();
          onPair(pair);
        }}
      >
        <NumberBox
          label={name}
          hint={hint}
          optionalLabel={t`optional`}
          error={error}
          value={value}
          onChange={onChange}
          read={(text) => readDegrees(text, most)}
          write={String}
          unreadable={t`Write degrees, e.g. ${'47.0502'}`}
          isReadOnly={isReadOnly}
        />
      </div>
    </FieldShell>
  );
}

function readDegrees(text: string, most: number): number | null {
  const typed = plainDigits(text).trim().replace('−', '-').replace('°', '').replace(',', '.');
  if (!/^-?\d{1,3}(\.\d{1,12})?$/.test(typed)) return null;
  const degrees = Number(typed);
  return Math.abs(degrees) <= most ? degrees : null;
}

function pairOf(text: string): { latitude: number; longitude: number } | null {
  const [, north = '', east = ''] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const [latitude, longitude] = [readDegrees(north, 90), readDegrees(east, 180)];
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
