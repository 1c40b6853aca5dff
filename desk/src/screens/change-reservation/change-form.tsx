import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelChangeWish } from '@stayfront/contract/desk/change';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { changeQuery } from '../../app/data/change-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { languageName } from '../../features/reservation/language-name.ts';
import { TellGuest } from '../../features/reservation/tell-guest.tsx';
import { ChangeSum } from './change-sum.tsx';
import { MoneyChoice } from './money-choice.tsx';
import { NightPrices } from './night-prices.tsx';
import { StayFields } from './stay-fields.tsx';
import { useChange } from './use-change.ts';
import { useRefusalWords } from './use-refusal-words.ts';
import { useSettled } from '../../features/frame/use-settled.ts';
import { nothingChanged, wishOf, type DeskRoom, type Draft } from './wish.ts';

interface ChangeFormProps {
  reservation: DeskReservation;
  room: DeskRoom;
}

export function ChangeForm({ reservation, room }: ChangeFormProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const transport = useTransport();
  const { reservationId, version, currency, guest } = reservation;
  const [draft, setDraft] = useState<Draft>(nothingChanged);
  const [reason, setReason] = useState('');
  const hasAddress = Boolean(guest?.email);
  const [tells, setTells] = useState<boolean | null>(null);
  const [isTried, setIsTried] = useState(false);
  const change = (more: Partial<Draft>): void => setDraft((before) => ({ ...before, ...more }));
  const words = JSON.stringify(wishOf(draft, room, { version, currency, lang: language }));
  const settled = useSettled(words);
  const place = { reservationId, roomStayIndex: room.roomStayIndex };
  const { make, isPending, isSent, error, readAgain } = useChange(reservationId);
  const query = changeQuery(transport, hotelId, place, JSON.parse(settled) as HotelChangeWish);
  // What is being changed is not asked for its price again: its version is about to be another one.
  const asked = useQuery({ ...query, enabled: !isSent });
  const quote = asked.error ? undefined : asked.data;
  const isFresh = quote !== undefined && !asked.isPlaceholderData && settled === words;
  const whyNot = useRefusalWords();
  const needsReason = quote?.needsReason === true;
  const isSilent = tells === null && hasAddress;
  const canMake = isFresh && !quote.isSame && quote.mayMake && quote.soldOut.length === 0;
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (!canMake || isPending || isSilent || (needsReason && reason.trim() === '')) return;
    make({ change: quote.change, tellsGuest: tells === true, ...(reason.trim() ? { reason: reason.trim() } : {}) });
  };
  return (
    <form className="change" onSubmit={send} noValidate>
      <div className="change__wish">
        <StayFields {...{ draft, room }} onChange={change} />
        {quote && <NightPrices {...{ draft, currency }} nights={quote.after.nights} onChange={change} />}
      </div>
      <div className="change__sum" aria-busy={!isFresh}>
        {asked.error && (
          <Alert tone="warn" isLive>
            {whyNot(asked.error)}{' '}
            <Button kind="quiet" onClick={() => void readAgain()}>
              <Trans>Try again</Trans>
            </Button>
          </Alert>
        )}
        {!quote && !asked.error && <Skeleton height="18rem" />}
        {quote && (
          <>
            <ChangeSum quote={quote} />
            <MoneyChoice {...{ draft, quote, hasAddress }} onChange={change} />
          </>
        )}
        {needsReason && (
          <TextField
            label={t`Reason`}
            hint={t`For the house, in the history; nothing about the guest.`}
            value={reason}
            maxLength={200}
            isRequired
            error={isTried && reason.trim() === '' ? t`Say why, in a few words.` : undefined}
            onChange={setReason}
          />
        )}
        <TellGuest
          {...{ tells, hasAddress }}
          languageName={languageName(guest?.language ?? language)}
          isMissing={isTried && isSilent}
          onChoose={setTells}
        />
        {quote && !quote.mayMake && (
          <p className="change__door">
            <Trans>Giving it for less is up to a manager.</Trans>
          </p>
        )}
        {error && (
          <Alert tone="bad" isLive>
            {whyNot(error)}
          </Alert>
        )}
        <div className="change__end">
          <ButtonLink to={`/${hotelId}/desk/reservations/${reservationId}`}>
            <Trans>Back</Trans>
          </ButtonLink>
          <Button kind="primary" type="submit" isDisabled={!canMake} isWaiting={isPending} waitingLabel={t`One moment`}>
            <Trans>Change the room</Trans>
          </Button>
        </div>
      </div>
    </form>
  );
}
