import { Trans } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDeadline } from '../../app/i18n/format-deadline.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { NeedHelp } from './need-help.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import './manage.css';

/** The booking is not made yet: what the guest has to do now, and until when. */
export function LookForMail({ reservation, actions }: { reservation: Reservation; actions?: ReactNode }) {
  const { info } = useHotel();
  const { language } = useVisit();
  const { holdExpiresAt, guestInfo } = reservation;
  const email = <bdi className="strong">{guestInfo.email}</bdi>;
  return (
    <Notice
      icon={MailCheck}
      tone="warn"
      level={1}
      title={<Trans>One more step: confirm your booking by e-mail</Trans>}
      actions={actions}
    >
      <p>
        <Trans>
          We have sent an e-mail to {email}. Please open it and press the button in it. Only then is your booking made.
        </Trans>
      </p>
      {holdExpiresAt && <ConfirmBy time={formatDeadline(language, holdExpiresAt, info.timeZone)} />}
      <p className="small">
        <Trans>Nothing there after a few minutes? Please look among unwanted e-mails.</Trans>
      </p>
      <div className="mg__help">
        <NeedHelp />
      </div>
    </Notice>
  );
}

export const ConfirmBy = ({ time }: { time: string }) => (
  <p>
    <Trans>
      Please do so by <bdi className="nb">{time}</bdi> (time at the hotel). After that the booking ends by itself.
    </Trans>
  </p>
);
