import { Trans, useLingui } from '@lingui/react/macro';
import { Hash, Mail } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useCancellation, type NamedReservation } from '../../app/data/use-cancellation.ts';
import { publish } from '../../app/flow/events.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { LostLinkLine } from '../../features/reservation/lost-link-line.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CancelFailed } from './cancel-failed.tsx';
import { checkNamed } from './check-named.ts';
import { NeedHelp } from '../../features/reservation/need-help.tsx';
import { useCancelErrors } from './use-cancel-errors.ts';
import '../../features/reservation/cancel.css';

const referenceShape = 'SB4-XXXXXXXXXX';

/** Cancelling without a link: by e-mail address and reference. Nothing happens before the conditions were read. */
export default function CancelScreen() {
  const { t } = useLingui();
  const { hotelId, config } = useHotel();
  const { language } = useVisit();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { reservationId: given = '' } = useParams();
  // Whoever comes from the reservation's own page has proven who they are, and need not type it.
  const known = (useLocation().state as { email?: string } | null)?.email ?? '';
  const [named, setNamed] = useState<NamedReservation>({ reservationEmail: known, reservationId: given });
  const [tries, setTries] = useState(0);
  const { terms, termsInLanguage, cancel } = useCancellation(hotelId, language);
  const faults = checkNamed(named);
  const error = cancel.error ?? terms.error;
  const { errorOf, isAtField } = useCancelErrors(tries > 0 ? faults : {}, error, terms.variables);
  // Once the fault is drawn, and no sooner: before, there is nothing to go to.
  useEffect(() => {
    if (tries > 0 || error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries, error]);

  const change = (part: Partial<NamedReservation>) => {
    setNamed({ ...named, ...part });
    terms.reset();
    cancel.reset();
  };
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (Object.keys(faults).length === 0) terms.mutate(named);
  };
  const confirm = () =>
    cancel.mutate(named, {
      onSuccess: (cancelled) => {
        publish({ name: 'cancelled', hotelId, cancelled });
        void navigate(`/${hotelId}/reservation/cancel/${cancelled.reservationId}/confirmation`, {
          replace: true,
          state: { cancelled, email: named.reservationEmail.trim() },
        });
      },
    });
  const close = () => {
    terms.reset();
    cancel.reset();
  };
  const { background } = config.theme;
  return (
    <div className="wrap cx2">
      <div className="cx2__l">
        <h1>
          <Trans>Cancel a reservation</Trans>
        </h1>
        <p className="lead muted">
          <Trans>
            Enter the e-mail address and the reference from your confirmation. We show you the conditions before
            anything is cancelled.
          </Trans>
        </p>
        <form ref={form} className="box box-p cx2__form" noValidate onSubmit={ask}>
          <TextField
            label={t`E-mail`}
            name="reservationEmail"
            type="email"
            autoComplete="email"
            icon={Mail}
            isRequired
            value={named.reservationEmail}
            error={errorOf('reservationEmail')}
            onChange={(reservationEmail) => change({ reservationEmail })}
          />
          <TextField
            label={t`Reservation reference`}
            name="reservationId"
            autoComplete="off"
            placeholder={referenceShape}
            icon={Hash}
            isRequired
            value={named.reservationId}
            error={errorOf('reservationId')}
            onChange={(reservationId) => change({ reservationId })}
          />
          <Button kind="primary" type="submit" isWide isWaiting={terms.isPending} waitingLabel={t`Please wait`}>
            <Trans>Continue</Trans>
          </Button>
        </form>
        <LostLinkLine />
        <NeedHelp />
      </div>
      {background && <Picture className="cx2__p" picture={background} sizes="(max-width: 1279px) 50vw, 704px" />}
      {termsInLanguage && !cancel.error && (
        <CancelDialog terms={termsInLanguage} isWaiting={cancel.isPending} onConfirm={confirm} onClose={close} />
      )}
      {error && !isAtField && <CancelFailed error={error} onClose={close} />}
    </div>
  );
}
