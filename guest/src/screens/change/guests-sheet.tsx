import { useLingui } from '@lingui/react/macro';
import { askAges, toldGuests } from '@stayfront/rules/stay/asked-ages';
import type { Guests } from '@stayfront/rules/stay/guests';
import { useState, type RefObject } from 'react';
import type { RequestedChange } from '../../app/flow/requested-change.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { PanelShell } from '../../features/search/panel-shell.tsx';
import { RoomGuests } from '../../features/search/room-guests.tsx';
import '../../features/search/search-panels.css';

interface GuestsSheetProps {
  /** As guests count: from one. */
  number: number;
  wish: RequestedChange;
  trigger: RefObject<HTMLElement | null>;
  onApply: (guests: Guests) => void;
  onClose: () => void;
}

/** Who sleeps in this room. */
export default function GuestsSheet({ number, wish, trigger, onApply, onClose }: GuestsSheetProps) {
  const { t } = useLingui();
  const { config } = useHotel();
  const asksAges = config.asksAges === true;
  const [guests, setGuests] = useState(() => askAges(wish.guests));
  return (
    <PanelShell
      title={t`Who is coming?`}
      className="guests"
      isSheet
      triggerRef={trigger}
      resetLabel={t`Reset guests`}
      canApply
      onReset={() => setGuests(askAges(wish.guests))}
      onApply={() => onApply(toldGuests(guests, config.guestsBounds, asksAges))}
      onClose={onClose}
    >
      <RoomGuests
        number={number}
        guests={guests}
        bounds={config.guestsBounds}
        asksAges={asksAges}
        onChange={setGuests}
        onRemove={undefined}
      />
    </PanelShell>
  );
}
