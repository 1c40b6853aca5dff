import { useLingui } from '@lingui/react/macro';
import type { Guests } from '@stayfront/rules/stay/guests';
import { useState, type RefObject } from 'react';
import type { ChangeWish } from '../../flow/change-wish.ts';
import { useHotel } from '../frame/hotel-context.ts';
import { PanelShell } from '../home/panel-shell.tsx';
import { RoomGuests } from '../home/room-guests.tsx';
import '../home/search-panels.css';

interface GuestsSheetProps {
  /** As guests count: from one. */
  number: number;
  wish: ChangeWish;
  trigger: RefObject<HTMLElement | null>;
  onApply: (guests: Guests) => void;
  onClose: () => void;
}

/** Who sleeps in this room. */
export default function GuestsSheet({ number, wish, trigger, onApply, onClose }: GuestsSheetProps) {
  const { t } = useLingui();
  const { config } = useHotel();
  const [guests, setGuests] = useState(wish.guests);
  return (
    <PanelShell
      title={t`Who is coming?`}
      className="guests"
      isSheet
      triggerRef={trigger}
      resetLabel={t`Reset guests`}
      canApply
      onReset={() => setGuests(wish.guests)}
      onApply={() => onApply(guests)}
      onClose={onClose}
    >
      <RoomGuests
        number={number}
        guests={guests}
        bounds={config.guestsBounds}
        onChange={setGuests}
        onRemove={undefined}
      />
    </PanelShell>
  );
}
