import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { joinPath } from '@stayfront/rules/house-draft/field-path';
import { fieldOf, type Fields } from '@stayfront/rules/house-draft/fields';
import { readField } from '@stayfront/rules/house-draft/read-field';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { Stepper } from '@stayfront/ui/parts/stepper.tsx';
import { useState } from 'react';
import { useDesk, useHouse } from '../../../app/page/desk-context.tsx';
import type { ExampleStay } from '../../../app/data/house-example-query.ts';
import { readEntries } from '../../../features/house/entries.ts';
import type { HouseNow } from '../../../features/house/house-store.ts';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { useTextOf } from '../../../features/house/use-words.ts';
import { DayField } from '../../../parts/day-field.tsx';
import { ExampleSum } from './example-sum.tsx';
import './worked-example.css';

const documentOf = ({ document }: HouseNow) => document;

/** What somebody would pay at this rate, line by line: what the rules come to, on whatever days one likes. */
export function WorkedExample({ ratePlanId }: { ratePlanId: string }) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { today } = useHouse();
  const textOf = useTextOf();
  const document = useHouseNow(documentOf);
  const rooms = readEntries(document, 'rooms').map(({ id, entry }) => ({
    value: id,
    label: textOf(fieldOf(entry, 'name')) || id,
  }));
  const [room, setRoom] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [stay, setStay] = useState<ExampleStay>({
    arrival: addDays(stayDate(today), 14),
    nights: 2,
    adults: 2,
    ages: [],
  });
  const roomId = room ?? usualRoom(document, ratePlanId);
  const [from, to] = formatSpan(language, [stay.arrival, addDays(stayDate(stay.arrival), stay.nights)], 'brief');
  const put = (change: Partial<ExampleStay>): void => setStay((before) => ({ ...before, ...change }));
  return (
    <section className="worked" aria-label={t`Worked example`}>
      <h2>
        <Trans>Worked example</Trans>
      </h2>
      <p className="worked__stay">
        {rooms.find(({ value }) => value === roomId)?.label}, {from} – {to},{' '}
        <Plural value={stay.adults} one="# adult" other="# adults" />
        {stay.ages.map((age, place) => (
          <span key={place}>, {t`a child of ${age}`}</span>
        ))}{' '}
        <Button kind="quiet" size="s" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? <Trans>Done</Trans> : <Trans>Other dates and guests</Trans>}
        </Button>
      </p>
      {isOpen && (
        <div className="worked__ask">
          <SelectField label={t`Room`} value={roomId} options={rooms} onChange={setRoom} />
          <DayField label={t`Arrival`} value={stay.arrival} least={today} onChange={(arrival) => put({ arrival })} />
          <Counted label={t`Nights`} value={stay.nights} least={1} most={30} onChange={(nights) => put({ nights })} />
          <Counted label={t`Adults`} value={stay.adults} least={1} most={10} onChange={(adults) => put({ adults })} />
          <Counted
            label={t`Children`}
            value={stay.ages.length}
            least={0}
            most={6}
            onChange={(count) => put({ ages: Array.from({ length: count }, (_, place) => stay.ages[place] ?? 7) })}
          />
          {stay.ages.map((age, place) => (
            <Counted
              key={place}
              label={t`Age of child ${place + 1}`}
              value={age}
              least={0}
              most={17}
              onChange={(next) => put({ ages: stay.ages.with(place, next) })}
            />
          ))}
        </div>
      )}
      <ExampleSum ratePlanId={ratePlanId} roomId={roomId} stay={stay} />
    </section>
  );
}

/** One that is sold at the rate and takes two. */
function usualRoom(document: Fields, ratePlanId: string): string {
  const sold = readField(document, joinPath(['ratePlans', ratePlanId, 'rooms']));
  const rooms = readEntries(document, 'rooms').filter(({ id }) => !Array.isArray(sold) || sold.includes(id));
  return (rooms.find(({ entry }) => Number(entry['maxOccupancy']) >= 2) ?? rooms[0])?.id ?? '';
}

interface CountedProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

function Counted({ label, value, least, most, onChange }: CountedProps) {
  const { t } = useLingui();
  return (
    <div className="worked__count">
      <span>{label}</span>
      <Stepper
        label={label}
        lessLabel={t`Less: ${label}`}
        moreLabel={t`More: ${label}`}
        value={value}
        min={least}
        max={most}
        onChange={onChange}
      />
    </div>
  );
}
