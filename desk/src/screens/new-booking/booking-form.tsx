import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useRef, useState } from 'react';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { Key } from '../../parts/key.tsx';
import { bookingBody } from './booking-body.ts';
import { BookingSum } from './booking-sum.tsx';
import { canChoose } from './can-choose.ts';
import { isHeldBy, type Draft } from './draft.ts';
import { GuestFields } from './guest-fields.tsx';
import { PickedRoom } from './picked-room.tsx';
import { RoomExtras } from './room-extras.tsx';
import { SourceChoice } from './source-choice.tsx';
import { useBooking, type Booked } from './use-booking.ts';
import { useBookingKeys } from './use-booking-keys.ts';
import type { ChangeDraft } from './use-draft.ts';
import { needsReason, useFaults } from './use-faults.ts';
import { usePriceCame } from './use-price-came.ts';
import type { usePicks } from './use-picks.ts';
import { usualHold, WayChoice } from './way-choice.tsx';

interface BookingFormProps {
  draft: Draft;
  change: ChangeDraft;
  now: ReturnType<typeof usePicks>;
  onOpen: (place: number) => void;
  onRemove: (place: number) => void;
  onSwap: () => void;
  onLeave: () => void;
  onBooked: (booked: Booked) => void;
}

/** What was chosen, for whom and how it is paid for; and the one button. */
export function BookingForm({ draft, change, now, onOpen, onRemove, onSwap, onLeave, onBooked }: BookingFormProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { currency, timeZone, today, ways: can } = useHouse();
  const { picks } = now;
  const { way, sent } = draft;
  const findFaults = useFaults();
  const form = useRef<HTMLFormElement>(null);
  const toFault = (): void => {
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const booking = useBooking(
    change,
    (isStale) => {
      toFault();
      if (isStale) void now.askAgain();
    },
    onBooked,
  );
  const [isAsking, setIsAsking] = useState(false);
  const heldUntil = draft.heldUntil ?? usualHold(today);
  const { faults } = booking;
  const changed = picks.some(({ before }) => before !== null);
  const isUnpriced = picks.some(({ picked }) => picked === undefined);
  const [awaited, setAwaited] = useState<{ readonly draft: Draft; readonly isKnown: boolean } | null>(null);
  // Whoever goes on typing has not meant that any more.
  const isAwaiting = awaited?.draft === draft && !(now.hasFailed && isUnpriced);
  const isWaiting = booking.isSending || isAsking || isAwaiting;
  const total = picks.reduce((sum, one) => sum + one.total, 0);

  const book = async (): Promise<void> => {
    if (isWaiting) return;
    // Nobody knows yet whether it was booked: the same again, and nothing else.
    if (sent) return booking.send(sent);
    const found = findFaults(draft, picks);
    booking.setFaults(found);
    if (Object.keys(found).length > 0) return toFault();
    if (changed) return booking.setFaults({ rooms: t`Take the new prices first.` });
    if (isUnpriced) {
      if (now.hasFailed) void now.askAgain();
      return setAwaited({ draft, isKnown: now.isKnown });
    }
    if (now.isOver(Date.now())) {
      setIsAsking(true);
      await now.askAgain().finally(() => setIsAsking(false));
      booking.setFaults({
        rooms: t`The prices had run out and were asked for again. Look at them and book once more.`,
      });
      return;
    }
    booking.send({ key: crypto.randomUUID(), body: bookingBody(draft, picks, timeZone, heldUntil) });
  };
  useBookingKeys({
    onBook: () => void book(),
    onWay: (one) => canChoose(can, one) && change({ way: one }),
    onSwap,
    onLeave,
  });
  usePriceCame(isAwaiting && !isUnpriced, () => {
    setAwaited(null);
    // What nobody has seen nobody has told the guest.
    if (awaited?.isKnown && !changed) void book();
    else booking.setFaults({ rooms: t`The price has come. Look at it and book once more.` });
  });

  return (
    <form
      className="new-booking__form"
      ref={form}
      aria-label={t`The booking`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void book();
      }}
    >
      <fieldset className="book-lock" disabled={sent !== null && !booking.isSending}>
        {picks.length === 0 && (
          <p className="empty-line">
            <Trans>No room is chosen yet.</Trans>
          </p>
        )}
        {picks.map((one, place) => (
          <PickedRoom
            // A room of a booking has no other name than its place.
            key={`room ${place}`}
            now={one}
            isActive={place === draft.active}
            isOneOfMany={picks.length > 1 || draft.active >= picks.length}
            onOpen={() => onOpen(place)}
            onRemove={() => onRemove(place)}
          />
        ))}
        {changed && (
          <Alert tone="warn" isLive>
            <Trans>Prices have changed while the call lasted.</Trans>{' '}
            <Button kind="quiet" onClick={now.takePrices}>
              <Trans>Take the new prices</Trans>
            </Button>
          </Alert>
        )}
        <GuestFields draft={draft} change={change} faults={faults} />
        {picks.map((one, place) => (
          <RoomExtras
            key={`extras ${place}`}
            now={one}
            isOneOfMany={picks.length > 1}
            priceError={faults[`roomStays.${place}.nightPrices`]}
            onChange={(part) =>
              change((before) => ({
                picks: before.picks.map((pick, at) => (at === place ? { ...pick, ...part } : pick)),
              }))
            }
          />
        ))}
        {needsReason(picks) && (
          <TextField
            label={<Trans>Reason</Trans>}
            name="reason"
            hint={<Trans>Why it is sold over a rule or at another price. It stays in the history.</Trans>}
            maxLength={200}
            isRequired
            value={draft.reason}
            error={faults['reason']}
            onChange={(reason) => change({ reason })}
          />
        )}
        <SourceChoice source={draft.source} onSource={(source) => change({ source })} />
        <WayChoice
          way={way}
          heldUntil={heldUntil}
          fault={faults['way']}
          heldFault={faults['heldUntil']}
          onWay={(one) => change({ way: one })}
          onHeldUntil={(wall) => change({ heldUntil: wall })}
        />
      </fieldset>
      {picks.length > 0 && <BookingSum picks={picks} currency={currency} />}
      {isAwaiting && (
        <Alert tone="warn" isLive>
          {awaited.isKnown ? (
            <Trans>The price is being asked for. It is booked as soon as it has come, if it is what it was.</Trans>
          ) : (
            <Trans>The price is being asked for. Look at it when it has come, and book once more.</Trans>
          )}
        </Alert>
      )}
      {awaited?.draft === draft && now.hasFailed && isUnpriced && (
        <Alert tone="bad" isLive>
          <Trans>No answer: the price could not be read. Nothing was booked.</Trans>
        </Alert>
      )}
      {faults['rooms'] && (
        <Alert tone="bad" isLive>
          {faults['rooms']}
        </Alert>
      )}
      {sent && !booking.isSending && (
        <Alert tone="warn" isLive>
          <Trans>No answer came. Try again: it is booked once, even if it has got through already.</Trans>
        </Alert>
      )}
      <Button kind="primary" size="l" isWide type="submit" isWaiting={isWaiting} waitingLabel={t`One moment`}>
        {sent ? (
          <Trans>Try again</Trans>
        ) : isHeldBy(way) ? (
          <Trans>Hold and send the link</Trans>
        ) : total > 0 ? (
          <Trans>Book for {formatMoney(language, total, currency)}</Trans>
        ) : (
          <Trans>Book</Trans>
        )}{' '}
        <Key of="Ctrl ↵" />
      </Button>
    </form>
  );
}
