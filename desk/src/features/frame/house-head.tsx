import { useLingui } from '@lingui/react/macro';
import { Popover } from '@stayfront/ui/parts/popover.tsx';
import { ChevronsUpDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useHouse } from '../../app/page/desk-context.tsx';
import { firstLetter } from '../../app/page/first-letter.ts';
import { HotelChoice, useOwnHotels } from './hotel-list.tsx';

/** Which house it is; a button to the others for whoever works at several. */
export function HouseHead() {
  const { t } = useLingui();
  const { hotelName, city } = useHouse();
  const hotels = useOwnHotels();
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const isAlone = hotels.length === 0;
  const words = (
    <>
      <span className="desk-tile" aria-hidden>
        {firstLetter(hotelName)}
      </span>
      <span className="desk-nav__words" aria-hidden={!isAlone}>
        <b>{hotelName}</b>
        <small>{city}</small>
      </span>
    </>
  );
  if (isAlone) return <div className="desk-nav__house">{words}</div>;
  return (
    <div className="desk-nav__switch">
      <button
        ref={trigger}
        type="button"
        className="desk-nav__house"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words}
        {/* Text, and no label: the letter of the tile is seen and is not its name. */}
        <span className="sr">{t`${hotelName} ${city}: go to another hotel`}</span>
        <ChevronsUpDown className="ic ic-s" aria-hidden />
      </button>
      {isOpen && (
        <Popover label={t`Your hotels`} triggerRef={trigger} onClose={() => setIsOpen(false)}>
          <HotelChoice hotels={hotels} />
        </Popover>
      )}
    </div>
  );
}
