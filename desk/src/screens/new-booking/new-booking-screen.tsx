import { Trans, useLingui } from '@lingui/react/macro';
import { Key } from '../../parts/key.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { maxRooms } from '@stayfront/rules/stay/guests';
import type { Asking } from '../../app/data/offers-query.ts';
import { AskFields } from './ask-fields.tsx';
import { AskLine } from './ask-line.tsx';
import { readAsking, writeAsking } from './asking.ts';
import { BookedNote } from './booked-note.tsx';
import { BookingForm } from './booking-form.tsx';
import { emptyDraft } from './draft.ts';
import { OffersPart } from './offers-part.tsx';
import { ReadOut } from './read-out.tsx';
import { surnameId } from './surname-field.tsx';
import type { Booked } from './use-booking.ts';
import { useDraft } from './use-draft.ts';
import { usePicks } from './use-picks.ts';
import './new-booking.css';
import './new-booking-form.css';

/** A booking for somebody at the telephone or the door: one screen, by keyboard in under a minute. */
export default function NewBookingScreen() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const { today } = useHouse();
  const navigate = useNavigate();
  const wanted = (useLocation().state as { guestName?: string } | null)?.guestName ?? '';
  const [query, setQuery] = useSearchParams();
  const [draft, change] = useDraft(wanted);
  // Whoever comes back by another way finds the stay that was spoken of.
  const kept = query.has('arrival') ? undefined : draft.picks[draft.active]?.asked;
  const asking = kept ?? readAsking(query, today);
  const [booked, setBooked] = useState<Booked | null>(null);
  const now = usePicks(draft, asking);
  const offersPlace = useRef<HTMLDivElement>(null);
  const { active } = draft;
  const current = now.picks[active];
  const show = (asked: Asking): void => setQuery(writeAsking(asked), { replace: true });
  const ask = (asked: Asking): void => {
    change(({ picks }) => ({ picks: picks.map((pick, place) => (place === active ? { ...pick, asked } : pick)) }));
    show(asked);
  };
  const choose = (roomId: string, ratePlanId: string): void =>
    change(({ picks }) => {
      const before = picks[active];
      const isSameRoom = before?.roomId === roomId;
      const pick = { roomId, ratePlanId, asked: asking, services: isSameRoom ? before.services : {}, handPrices: null };
      return { picks: [...picks.slice(0, active), pick, ...picks.slice(active + 1)] };
    });
  const open = (place: number): void => {
    const pick = draft.picks[place];
    change(({ picks }) => ({
      picks: picks.map((one, at) => (at === active ? { ...one, asked: asking } : one)),
      active: place,
    }));
    if (pick) show(pick.asked);
  };
  const remove = (place: number): void => {
    const picks = now.picks.map(({ pick }) => pick).toSpliced(place, 1);
    const next = Math.max(0, Math.min(active > place ? active - 1 : active, picks.length - 1));
    change({ picks, active: next });
    const pick = picks[next];
    if (pick) show(pick.asked);
  };
  const toOffers = (): void => offersPlace.current?.querySelector<HTMLElement>('.matrix [tabindex="0"]')?.focus();
  const swap = (): void => {
    const surname = document.getElementById(surnameId);
    if (offersPlace.current?.contains(document.activeElement)) surname?.focus();
    else toOffers();
  };
  if (booked)
    return (
      <>
        <PageHead title={t`New booking`} />
        <BookedNote
          booked={booked}
          onAnother={() => {
            setBooked(null);
            setQuery({}, { replace: true });
          }}
        />
      </>
    );
  const back = `/${hotelId}/desk/reservations`;
  return (
    <>
      <PageHead
        title={t`New booking`}
        back={{ to: back, label: t`Back to the reservations` }}
        actions={
          <span className="head-keys" aria-hidden>
            <Key of="Tab" /> <Trans>next</Trans> <Key of="↑" />
            <Key of="↓" />
            <Key of="←" />
            <Key of="→" /> <Trans>offer</Trans> <Key of="F2" /> <Trans>guest</Trans> <Key of="Esc" />{' '}
            <Trans>leave</Trans>
          </span>
        }
      />
      <div className="new-booking">
        <div className="new-booking__ask" ref={offersPlace}>
          <AskLine key={`room ${active}`} asking={asking} onAsk={ask} onDone={toOffers} />
          <AskFields
            asking={asking}
            onAsk={ask}
            onRoom={
              draft.picks.length > 0 && draft.picks.length < maxRooms && current
                ? () => open(draft.picks.length)
                : undefined
            }
          />
          <OffersPart
            offers={now.found.data}
            error={now.found.error}
            isOld={now.found.isPlaceholderData}
            chosen={current ? `${current.pick.roomId}.${current.pick.ratePlanId}` : null}
            onChoose={choose}
            onAgain={() => void now.found.refetch()}
          />
          <ReadOut picks={now.picks} />
        </div>
        <BookingForm
          draft={draft}
          change={change}
          now={now}
          onOpen={open}
          onRemove={remove}
          onSwap={swap}
          onLeave={() => void navigate(back)}
          onBooked={(made) => {
            change(emptyDraft);
            setBooked(made);
          }}
        />
      </div>
    </>
  );
}
