import { Trans, useLingui } from '@lingui/react/macro';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import { CalendarDays, Users } from 'lucide-react';
import { useRef, useState, type MouseEvent } from 'react';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useCounts } from '../../features/stay/use-counts.ts';
import { AssumedAges } from '../../features/search/assumed-ages.tsx';
import { assumesAges } from '../../features/search/assumes-ages.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import type { ChangeProps } from './change-props.ts';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import { Opened } from '../../features/frame/opened.tsx';

const DatesSheet = lazyPart(() => import('./dates-sheet.tsx'));
const GuestsSheet = lazyPart(() => import('./guests-sheet.tsx'));

type WishBarProps = Pick<ChangeProps, 'reservation' | 'room' | 'booked' | 'wish' | 'onWish'>;

/** The days and the guests of the wish; pressing one opens what it is chosen with. */
export function RequestBar({ reservation, room, booked, wish, onWish }: WishBarProps) {
  const { t } = useLingui();
  const { config } = useHotel();
  const { language } = useVisit();
  const { nights, people } = useCounts();
  const [open, setOpen] = useState<'dates' | 'guests' | null>(null);
  const trigger = useRef<HTMLElement | null>(null);
  const show = (panel: 'dates' | 'guests') => (event: MouseEvent<HTMLElement>) => {
    trigger.current = event.currentTarget;
    setOpen(panel);
  };
  const arrival = formatDay(language, wish.stay.arrival, 'brief');
  const departure = formatDay(language, wish.stay.departure, 'brief');
  const place = booked ? reservation.roomStays.indexOf(booked) : reservation.roomStays.length;
  const close = () => setOpen(null);
  // Other days or guests have other rooms: what was chosen is looked for again among them.
  const apply = (part: Partial<typeof wish>) => {
    close();
    onWish({ ...wish, ...part });
  };
  return (
    <>
      <div className="box chg__bar">
        <button type="button" className="chg__cell" onClick={show('dates')}>
          <CalendarDays className="ic" aria-hidden />
          <span>
            <span className="cap muted">
              <Trans comment="Arrival and departure">Dates</Trans>
            </span>
            <b>{t`${arrival} to ${departure}`}</b>
            <span className="small muted">{nights(nightCount(wish.stay))}</span>
          </span>
          <span className="link small">
            <Trans>Change</Trans>
          </span>
        </button>
        <button type="button" className="chg__cell" onClick={show('guests')}>
          <Users className="ic" aria-hidden />
          <span>
            <span className="cap muted">
              <Trans>Guests</Trans>
            </span>
            <b>{people(wish.guests)}</b>
          </span>
          <span className="link small">
            <Trans>Change</Trans>
          </span>
        </button>
      </div>
      {assumesAges(config, wish.guests) && <AssumedAges guests={wish.guests} onTell={show('guests')} />}
      <Opened place={String(open)} onClose={close}>
        {open === 'dates' && (
          <DatesSheet room={room} wish={wish} trigger={trigger} onApply={(stay) => apply({ stay })} onClose={close} />
        )}
        {open === 'guests' && (
          <GuestsSheet
            number={place + 1}
            wish={wish}
            trigger={trigger}
            onApply={(guests) => apply({ guests })}
            onClose={close}
          />
        )}
      </Opened>
    </>
  );
}
