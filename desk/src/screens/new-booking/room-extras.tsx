import type { Pick } from './draft.ts';
import { HandPrices } from './hand-prices.tsx';
import { PickedServices } from './picked-services.tsx';
import type { PickNow } from './use-picks.ts';

interface RoomExtrasProps {
  now: PickNow;
  /** Of several rooms, each is named. */
  isOneOfMany: boolean;
  priceError?: string | undefined;
  onChange: (part: Partial<Pick>) => void;
}

/** What is added to a room, and what its nights cost where somebody says so. */
export function RoomExtras({ now, isOneOfMany, priceError, onChange }: RoomExtrasProps) {
  const { pick, picked } = now;
  if (!picked) return null;
  return (
    <div className="book-part">
      {isOneOfMany && <h3>{picked.room.roomName}</h3>}
      <PickedServices now={now} onChange={(services) => onChange({ services })} />
      <HandPrices pick={pick} picked={picked} error={priceError} onChange={(handPrices) => onChange({ handPrices })} />
    </div>
  );
}
