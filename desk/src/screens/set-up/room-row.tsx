import { useLingui } from '@lingui/react/macro';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { Trash2 } from 'lucide-react';
import { roomFaults, type RoomDraft, type RoomField } from './rooms-draft.ts';

interface RoomRowProps {
  room: RoomDraft;
  areaUnit: 'm2' | 'ft2';
  /** What it is called in all languages where nobody calls it otherwise. */
  usualName: string;
  showsFaults: boolean;
  isOnly: boolean;
  onChange: (room: RoomDraft) => void;
  onTakeOut: () => void;
}

/** One kind of room: its name, how many, for how many, how large. */
export function RoomRow({ room, areaUnit, usualName, showsFaults, isOnly, onChange, onTakeOut }: RoomRowProps) {
  const { t } = useLingui();
  const faults = showsFaults ? roomFaults(room) : {};
  const name = room.name.trim() === '' ? usualName : room.name;
  const field = (of: RoomField) => {
    const fault = faults[of];
    const says = { missing: t`This is missing`, more: t`Not more than the most`, number: '' };
    const number = fault && t`From ${fault.least} to ${fault.most}`;
    return {
      value: room[of],
      error: fault && (fault.is === 'number' ? number : says[fault.is]),
      onChange: (typed: string) => onChange({ ...room, [of]: typed }),
    };
  };
  const count = (of: Exclude<RoomField, 'name'>, label: string) => (
    <TextField {...field(of)} label={label} inputMode="numeric" maxLength={6} isRequired />
  );
  return (
    <li className="set-up__room" aria-label={name}>
      <TextField {...field('name')} className="is-name" label={t`Name`} placeholder={usualName} maxLength={80} />
      {count('total', t`How many`)}
      {count('standardPersons', t`Guests`)}
      {count('maxOccupancy', t`At most`)}
      {count('size', areaUnit === 'm2' ? t`Size, m²` : t`Size, sq ft`)}
      <IconButton label={t`Take out ${name}`} isDisabled={isOnly} onClick={onTakeOut} icon={Trash2} />
    </li>
  );
}
