import { Trans, useLingui } from '@lingui/react/macro';
import { Email } from '@stayfront/contract/guest-info';
import type { GuestRoom } from '@stayfront/contract/hotel';
import type { WhyNothing } from '@stayfront/contract/offer';
import type { askToWait } from '@stayfront/contract/waiting';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { Mail, MailCheck } from 'lucide-react';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useAskToWait } from '../../app/data/use-ask-to-wait.ts';
import { waitingListQuery } from '../../app/data/waiting-queries.ts';
import { refusedAs, type Refusals } from '../../app/flow/refused-as.ts';
import type { Search } from '../../app/flow/search.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useFaultWords } from '../../features/guest-details/use-fault-words.ts';
import { AskFailed } from '../../features/reservation/ask-failed.tsx';
import './wait-form.css';

const ways: Refusals<typeof askToWait, 'too-often' | 'failed'> = {
  too_many_requests: 'too-often',
  'hotel.unknown': 'failed',
  'hotel.maintenance': 'failed',
  'waiting.closed': 'failed',
  'rate.unknown': 'failed',
  'date.past': 'failed',
  'date.range': 'failed',
  'guests.bounds': 'failed',
};

/** What time may change: a room comes free, or the house lifts a rule. A party that fits into no room waits in vain. */
const mayChange: ReadonlySet<WhyNothing['code']> = new Set([
  'sold-out',
  'min-stay',
  'max-stay',
  'closed',
  'closed-to-arrival',
  'closed-to-departure',
  'arrival-weekday',
  'departure-weekday',
  'required-weekdays',
]);

type WaitFormProps = {
  search: Search;
  reasons: readonly WhyNothing[];
  /** Kinds of room that are taken where others can be had: one of these is waited for. */
  rooms?: readonly GuestRoom[];
};

/** For a guest who found nothing, or not the room they wanted: an address, and the letter comes when there is something. */
export default function WaitForm({ search, reasons, rooms = [] }: WaitFormProps) {
  const { hotelId } = useHotel();
  const transport = useTransport();
  const mayWait = reasons.length > 0 && reasons.every(({ code }) => mayChange.has(code));
  const list = useQuery({ ...waitingListQuery(transport, hotelId), enabled: mayWait });
  const { stay, guests } = search;
  if (!mayWait || list.data?.isOpen !== true) return null;
  return <Form key={JSON.stringify([stay, guests])} search={search} rooms={rooms} />;
}

function Form({ search, rooms }: Required<Pick<WaitFormProps, 'search' | 'rooms'>>) {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState('');
  const guestRoomId = rooms.find(({ id }) => id === chosen)?.id ?? rooms[0]?.id;
  const [isSent, setIsSent] = useState(false);
  const words = useFaultWords();
  const asking = useAskToWait(hotelId, language, search);
  const fault = email.trim() === '' ? 'required' : Email.safeParse(email.trim()).success ? null : 'email';
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (fault) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    else asking.mutate({ email, guestRoomId });
  };
  if (asking.isSuccess)
    return (
      <div role="status">
        <Alert icon={MailCheck} title={<Trans>Check your mailbox</Trans>}>
          <Trans>You are on the waiting list once you have confirmed it by the link in our letter.</Trans>
        </Alert>
      </div>
    );
  return (
    <section className="box box-p wait" aria-labelledby={titleId}>
      <h3 id={titleId}>
        <Trans>Tell me when a room comes free</Trans>
      </h3>
      <p className="muted">
        <Trans>
          Leave your e-mail address. When a room comes free for these nights, we write to you and keep it for you for
          two hours.
        </Trans>
      </p>
      <form ref={form} className="wait__form" noValidate onSubmit={ask}>
        {guestRoomId !== undefined && (
          <SelectField
            label={t`Room`}
            value={guestRoomId}
            options={rooms.map(({ id, roomTypeName }) => ({ value: id, label: roomTypeName }))}
            onChange={setChosen}
          />
        )}
        <TextField
          label={t`E-mail`}
          name="email"
          type="email"
          autoComplete="email"
          icon={Mail}
          isRequired
          value={email}
          error={isSent && fault ? words[fault] : undefined}
          onChange={setEmail}
        />
        <Button kind="secondary" type="submit" isWaiting={asking.isPending} waitingLabel={t`Please wait`}>
          <Trans>Put me on the list</Trans>
        </Button>
      </form>
      {asking.error && <AskFailed isTooOften={refusedAs(asking.error, ways) === 'too-often'} onClose={asking.reset} />}
    </section>
  );
}
