import { Plural, Trans } from '@lingui/react/macro';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { StateMark } from '../../features/reservation/state-mark.tsx';
import { useParty } from '../../features/reservation/use-party.ts';
import { useWhen } from '../../features/reservation/use-when.ts';

/** The first things one asks of a reservation, in a line. */
export function Facts({ reservation }: { reservation: DeskReservation }) {
  const { language } = useDesk();
  const party = useParty();
  const when = useWhen();
  const { arrival, departure, nights, state, isNew, holdExpiresAt, freeUntil, cancelledAt } = reservation;
  return (
    <dl className="facts">
      <div>
        <dt>
          <Trans comment="The day on which guests come">Arrives</Trans>
        </dt>
        <dd>{formatDay(language, arrival, 'far')}</dd>
      </div>
      <div>
        <dt>
          <Trans comment="The day on which guests leave">Leaves</Trans>
        </dt>
        <dd>{formatDay(language, departure, 'far')}</dd>
      </div>
      <div>
        <dt>
          <Trans comment="From when to when guests stay">Stay</Trans>
        </dt>
        <dd>
          <Plural value={nights} one="# night" other="# nights" />, {party(reservation)}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Status</Trans>
        </dt>
        <dd>
          <StateMark state={state} isNew={isNew} holdExpiresAt={holdExpiresAt} />
        </dd>
      </div>
      {cancelledAt ? (
        <div>
          <dt>
            <Trans>Cancelled</Trans>
          </dt>
          <dd>{when.full(cancelledAt)}</dd>
        </div>
      ) : (
        freeUntil && (
          <div>
            <dt>
              <Trans>Free to cancel until</Trans>
            </dt>
            <dd>{when.full(freeUntil)}</dd>
          </div>
        )
      )}
    </dl>
  );
}
