import { Trans, useLingui } from '@lingui/react/macro';
import { withCount, type AskedGuests } from '@stayfront/rules/stay/asked-ages';
import { takes, type GuestBounds } from '@stayfront/rules/stay/guests';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Stepper } from '@stayfront/ui/parts/stepper.tsx';
import { AgeFields } from './age-fields.tsx';

interface RoomGuestsProps {
  number: number;
  guests: AskedGuests;
  bounds: GuestBounds;
  /** Whether prices depend on how old children are. */
  asksAges: boolean;
  onChange: (guests: AskedGuests) => void;
  /** Left out for the first room: there is always one. */
  onRemove: (() => void) | undefined;
}

/** Children and infants are counted only where the hotel takes them and says which ages it means. */
export function RoomGuests({ number, guests, bounds, asksAges, onChange, onRemove }: RoomGuestsProps) {
  const { t } = useLingui();
  const id = useId();
  const { children, infants } = bounds;
  const lines = [
    {
      kind: 'adults',
      label: t`Adults`,
      note: takes(children) ? t`From ${children.toAge + 1} years` : null,
      isShown: true,
    },
    {
      kind: 'children',
      label: t`Children`,
      note: t`${children.fromAge} to ${children.toAge} years`,
      isShown: takes(children),
    },
    {
      kind: 'infants',
      label: t`Infants`,
      note: t`${infants.fromAge} to ${infants.toAge} years`,
      isShown: takes(infants),
    },
  ] as const;
  return (
    <section className="room-guests" aria-labelledby={id}>
      <div className="room-guests__head">
        <h3 id={id}>
          <Trans>Room {number}</Trans>
        </h3>
        {onRemove && (
          <Button kind="quiet" size="s" aria-label={t`Remove room ${number}`} onClick={onRemove}>
            <Trash2 className="ic ic-s" aria-hidden />
            <Trans comment="Button: takes a room out of the search">Remove</Trans>
          </Button>
        )}
      </div>
      {lines
        .filter((line) => line.isShown)
        .map(({ kind, label, note }) => (
          <div className="guest-line" key={kind}>
            <span>
              <b>{label}</b>
              {note && <small>{note}</small>}
            </span>
            <Stepper
              label={label}
              lessLabel={t`Fewer: ${label}`}
              moreLabel={t`More: ${label}`}
              value={guests[kind]}
              min={bounds[kind].min}
              max={bounds[kind].max}
              onChange={(count) => onChange(withCount(guests, kind, count))}
            />
          </div>
        ))}
      {asksAges && <AgeFields guests={guests} bounds={bounds} onChange={onChange} />}
    </section>
  );
}
