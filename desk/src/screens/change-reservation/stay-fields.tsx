import { useLingui } from '@lingui/react/macro';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { Stepper } from '@stayfront/ui/parts/stepper.tsx';
import { useHouse } from '../../app/page/desk-context.tsx';
import { DayField } from '../../parts/day-field.tsx';
import type { DeskRoom, Draft } from './wish.ts';

interface StayFieldsProps {
  draft: Draft;
  room: DeskRoom;
  onChange: (more: Partial<Draft>) => void;
}

/** When, which room, at which rate, for whom, and with what. */
export function StayFields({ draft, room, onChange }: StayFieldsProps) {
  const { t } = useLingui();
  const { rooms, ratePlans, today } = useHouse();
  const named = (list: readonly { readonly id: string; readonly name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  const checkIn = draft.checkIn ?? room.arrival;
  const children = (draft.children ?? room.children) + (draft.infants ?? room.infants);
  const counts = [
    { name: 'adults', label: t`Adults`, less: t`One adult less`, more: t`One adult more`, least: 1 },
    { name: 'children', label: t`Children`, less: t`One child less`, more: t`One child more`, least: 0 },
    { name: 'infants', label: t`Infants`, less: t`One infant less`, more: t`One infant more`, least: 0 },
  ] as const;
  return (
    <>
      <div className="change__pair">
        <DayField
          label={t`Arrival`}
          value={checkIn}
          least={room.arrival < today ? room.arrival : today}
          isDisabled={room.arrival < today}
          onChange={(day) => onChange({ checkIn: day })}
        />
        <DayField
          label={t`Departure`}
          value={draft.checkOut ?? room.departure}
          least={addDays(stayDate(checkIn), 1)}
          onChange={(day) => onChange({ checkOut: day })}
        />
      </div>
      <SelectField
        label={t`Room`}
        value={draft.roomId ?? room.roomId}
        options={named(rooms)}
        onChange={(roomId) => onChange({ roomId })}
      />
      <SelectField
        label={t`Rate`}
        value={draft.ratePlanId ?? room.ratePlanId}
        options={named(ratePlans)}
        onChange={(ratePlanId) => onChange({ ratePlanId })}
      />
      <div className="change__counts">
        {counts.map(({ name, label, less, more, least }) => (
          <div className="change__count" key={name}>
            <span aria-hidden>{label}</span>
            <Stepper
              label={label}
              lessLabel={less}
              moreLabel={more}
              min={least}
              max={99}
              value={draft[name] ?? room[name]}
              onChange={(count) => onChange({ [name]: count })}
            />
          </div>
        ))}
        {room.services.map(({ serviceId, name, quantity }) => (
          <div className="change__count" key={serviceId}>
            <span aria-hidden>{name}</span>
            <Stepper
              label={name}
              lessLabel={t`One less: ${name}`}
              moreLabel={t`One more: ${name}`}
              max={99}
              value={draft.quantities[serviceId] ?? quantity}
              onChange={(count) => onChange({ quantities: { ...draft.quantities, [serviceId]: count } })}
            />
          </div>
        ))}
      </div>
      {children > 0 && (
        <TextField
          label={t`Ages, children first`}
          hint={t`In whole years, with commas; where the house asks for them.`}
          inputMode="numeric"
          value={draft.ages ?? room.ages?.join(', ') ?? ''}
          onChange={(ages) => onChange({ ages })}
        />
      )}
    </>
  );
}
