import type { DescriptiveInfo } from '@stayfront/contract/hotel';
import type { ReactNode } from 'react';
import { Picture } from '@stayfront/ui/parts/picture.tsx';

interface OfferRoomProps {
  name: string;
  /** As the hotel shows it; a room it has taken off its pages has none. */
  room: DescriptiveInfo['guestRooms'][number] | undefined;
  children: ReactNode;
}

/** A room with the rates it can be had at. */
export function OfferRoom({ name, room, children }: OfferRoomProps) {
  const [picture] = room?.images ?? [];
  return (
    <div className="box chg__room">
      <div className="chg__head">
        {picture && (
          <div className="pic chg__pic">
            <Picture picture={{ ...picture, alt: '' }} sizes="96px" />
          </div>
        )}
        <h3 className="h4">{name}</h3>
      </div>
      {children}
    </div>
  );
}
