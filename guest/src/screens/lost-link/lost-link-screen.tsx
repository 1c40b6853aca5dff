import { Trans, useLingui } from '@lingui/react/macro';
import { Email } from '@stayfront/contract/guest-info';
import type { sendLostLinks } from '@stayfront/contract/link';
import { Mail, MailCheck } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useLostLinks } from '../../app/data/use-lost-links.ts';
import { refusedAs, type Refusals } from '../../app/flow/refused-as.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { NeedHelp } from '../../features/reservation/need-help.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useFaultWords } from '../../features/guest-details/use-fault-words.ts';
import { AskFailed } from '../../features/reservation/ask-failed.tsx';
import '../../features/reservation/cancel.css';

const ways: Refusals<typeof sendLostLinks, 'too-often' | 'failed'> = {
  too_many_requests: 'too-often',
  'hotel.unknown': 'failed',
};

/** For a guest who cannot find the mail: the link comes again. What is said afterwards is the same for everybody. */
export default function LostLinkScreen() {
  const { t } = useLingui();
  const { hotelId, config } = useHotel();
  const { language } = useVisit();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  const words = useFaultWords();
  const asking = useLostLinks(hotelId, language);
  const fault = email.trim() === '' ? 'required' : Email.safeParse(email.trim()).success ? null : 'email';
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (fault) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    else asking.mutate(email);
  };
  if (asking.isSuccess)
    return (
      <div className="wrap">
        <Notice
          icon={MailCheck}
          tone="ok"
          level={1}
          title={<Trans>Check your mailbox</Trans>}
          actions={
            <ButtonLink kind="primary" to={`/${hotelId}`}>
              <Trans>Return home</Trans>
            </ButtonLink>
          }
        >
          <p role="status">
            <Trans>
              If there is a booking with <bdi>{email.trim()}</bdi>, its link is on its way to you. It may take a few
              minutes; please look among unwanted mail, too.
            </Trans>
          </p>
          <NeedHelp />
        </Notice>
      </div>
    );
  const { background } = config.theme;
  return (
    <div className="wrap cx2">
      <div className="cx2__l">
        <h1>
          <Trans>Find your booking</Trans>
        </h1>
        <p className="lead muted">
          <Trans>Enter the e-mail address you booked with. We send you the link to your booking.</Trans>
        </p>
        <form ref={form} className="box box-p cx2__form" noValidate onSubmit={ask}>
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
          <Button kind="primary" type="submit" isWide isWaiting={asking.isPending} waitingLabel={t`Please wait`}>
            <Trans>Send me the link</Trans>
          </Button>
        </form>
        <NeedHelp />
      </div>
      {background && <Picture className="cx2__p" picture={background} sizes="(max-width: 1279px) 50vw, 704px" />}
      {asking.error && <AskFailed isTooOften={refusedAs(asking.error, ways) === 'too-often'} onClose={asking.reset} />}
    </div>
  );
}
