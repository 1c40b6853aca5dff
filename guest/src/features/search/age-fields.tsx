import { Trans, useLingui } from '@lingui/react/macro';
import { withAge, type AskedGuests } from '@stayfront/rules/stay/asked-ages';
import { takes, type GuestBounds } from '@stayfront/rules/stay/guests';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { useCounts } from '../stay/use-counts.ts';

interface AgeFieldsProps {
  guests: AskedGuests;
  bounds: GuestBounds;
  onChange: (guests: AskedGuests) => void;
}

/** How old each child and infant is, among the ages that the hotel calls so. Nobody has to say. */
export function AgeFields({ guests, bounds, onChange }: AgeFieldsProps) {
  const { t } = useLingui();
  const { years } = useCounts();
  const fields = guests.ages
    .map((age, place) => {
      const isChild = place < guests.children;
      const number = isChild ? place + 1 : place + 1 - guests.children;
      const label = isChild ? t`Age of child ${number}` : t`Age of infant ${number}`;
      return { age, place, label, its: bounds[isChild ? 'children' : 'infants'] };
    })
    .filter(({ its }) => takes(its));
  if (fields.length === 0) return null;
  return (
    <div className="guest-ages">
      {fields.map(({ age, place, label, its: { fromAge, toAge } }) => (
        <SelectField
          key={label}
          label={label}
          value={age === null ? '' : String(age)}
          options={[
            { value: '', label: t({ message: 'Age?', comment: 'Stands in a list of ages before one is chosen' }) },
            ...Array.from({ length: toAge - fromAge + 1 }, (_, older) => ({
              value: String(fromAge + older),
              label: years(fromAge + older),
            })),
          ]}
          onChange={(value) => onChange(withAge(guests, place, value === '' ? null : Number(value)))}
        />
      ))}
      <p className="cap muted">
        <Trans>On the day of arrival. Without an age, prices are for the oldest.</Trans>
      </p>
    </div>
  );
}
