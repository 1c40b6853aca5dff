import { Trans, useLingui } from '@lingui/react/macro';
import { askAges, toldGuests, type AskedGuests } from '@stayfront/rules/stay/asked-ages';
import { clampGuests, defaultGuests, leastGuests, maxRooms } from '@stayfront/rules/stay/guests';
import { Plus } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { withStaysKept } from '../../app/flow/change-rooms.ts';
import { publish } from '../../app/flow/events.ts';
import type { Search } from '../../app/flow/search.ts';
import { useBookingRequest } from '../../app/flow/use-booking-request.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { PanelShell } from './panel-shell.tsx';
import { RoomGuests } from './room-guests.tsx';

interface GuestsPanelProps {
  search: Search;
  isSheet: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  onApply: (search: Search) => void;
  onClose: () => void;
}

type Stay = { readonly guests: AskedGuests; readonly from: number | null };

/** Who sleeps in which room; up to four rooms in one reservation. */
export default function GuestsPanel(props: GuestsPanelProps) {
  const { search, isSheet, triggerRef, onApply, onClose } = props;
  const { t } = useLingui();
  const { hotelId, config, chain } = useHotel();
  const [, change] = useBookingRequest(hotelId);
  const bounds = config.guestsBounds;
  // Each with the place it had: a room that goes takes along what was chosen for it.
  const [stays, setStays] = useState<readonly Stay[]>(() =>
    search.rooms.map((guests, from) => ({ guests: askAges(guests), from })),
  );
  const asksAges = config.asksAges === true;
  const addButton = useRef<HTMLButtonElement>(null);
  const setRoom = (place: number, guests: AskedGuests) =>
    setStays(stays.map((stay, at) => (at === place ? { ...stay, guests } : stay)));
  const apply = () => {
    const rooms = stays.map(({ guests }) => toldGuests(guests, bounds, asksAges));
    const kept = stays.flatMap(({ from }) => from ?? []);
    if (!chain) change((request) => withStaysKept(request, search.rooms.length, kept));
    onApply({ ...search, rooms });
    publish({ name: 'apply-guests', hotelId, search: { ...search, rooms } });
    publish({ name: 'refresh-price-range-value', hotelId });
  };
  const removeRoom = (place: number) => {
    // At once: the button that was pressed is gone, and the one the keyboard goes on from may only now be enabled.
    flushSync(() => setStays(stays.filter((_, at) => at !== place)));
    addButton.current?.focus();
  };
  return (
    <PanelShell
      title={t`Who is coming?`}
      isSheet={isSheet}
      triggerRef={triggerRef}
      align="end"
      className="guests"
      resetLabel={t`Reset guests`}
      canApply
      onReset={() => setStays(stays.map((stay) => ({ ...stay, guests: askAges(leastGuests(bounds)) })))}
      onApply={apply}
      onClose={onClose}
    >
      {stays.map(({ guests }, place) => (
        <RoomGuests
          key={place}
          number={place + 1}
          guests={guests}
          bounds={bounds}
          asksAges={asksAges}
          onChange={(next) => setRoom(place, next)}
          onRemove={place > 0 ? () => removeRoom(place) : undefined}
        />
      ))}
      <div className="add-room">
        <Button
          ref={addButton}
          kind="secondary"
          isWide
          isDisabled={stays.length >= maxRooms}
          onClick={() => setStays([...stays, { guests: askAges(clampGuests(defaultGuests, bounds)), from: null }])}
        >
          <Plus className="ic" aria-hidden />
          <Trans>Add another room</Trans>
        </Button>
        <p className="cap muted center">
          <Trans>Up to {maxRooms} rooms in one reservation</Trans>
        </p>
      </div>
    </PanelShell>
  );
}
