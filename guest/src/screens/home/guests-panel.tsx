import { useLingui } from '@lingui/react/macro';
import { leastGuests, takes, type Guests } from '@stayfront/rules/stay/guests';
import { useState, type RefObject } from 'react';
import type { Search } from '../../flow/search.ts';
import { Stepper } from '../../parts/stepper.tsx';
import { useCounts } from '../../parts/use-counts.ts';
import { useHotel } from '../frame/hotel-context.ts';
import { PanelShell } from './panel-shell.tsx';

interface GuestsPanelProps {
  search: Search;
  isSheet: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  onApply: (search: Search) => void;
  onClose: () => void;
}

export function GuestsPanel({ search, isSheet, triggerRef, onApply, onClose }: GuestsPanelProps) {
  const { t } = useLingui();
  const { people } = useCounts();
  const { guestsBounds: bounds } = useHotel().config;
  const [guests, setGuests] = useState<Guests>(search.guests);
  const lines = [
    { kind: 'adults' as const, label: t`Adults`, note: t`From ${bounds.children.toAge + 1} years`, isShown: true },
    {
      kind: 'children' as const,
      label: t`Children`,
      note: t`${bounds.children.fromAge} to ${bounds.children.toAge} years`,
      isShown: takes(bounds.children),
    },
    {
      kind: 'infants' as const,
      label: t`Infants`,
      note: t`Up to ${bounds.infants.toAge} years`,
      isShown: takes(bounds.infants),
    },
  ];
  return (
    <PanelShell
      title={t`Who is coming?`}
      isSheet={isSheet}
      triggerRef={triggerRef}
      align="end"
      className="guests"
      note={people(guests)}
      resetLabel={t`Reset guests`}
      canApply
      onReset={() => setGuests(leastGuests(bounds))}
      onApply={() => onApply({ ...search, guests })}
      onClose={onClose}
    >
      {lines
        .filter((line) => line.isShown)
        .map(({ kind, label, note }) => (
          <div className="guest-line" key={kind}>
            <span>
              <b>{label}</b>
              {(kind !== 'adults' || takes(bounds.children)) && <small>{note}</small>}
            </span>
            <Stepper
              label={label}
              lessLabel={t`Fewer: ${label}`}
              moreLabel={t`More: ${label}`}
              value={guests[kind]}
              min={bounds[kind].min}
              max={bounds[kind].max}
              onChange={(count) => setGuests({ ...guests, [kind]: count })}
            />
          </div>
        ))}
    </PanelShell>
  );
}
