import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StatementFault, StatementLine, StatementLineName } from '@stayfront/contract/desk/daily-statement';
import { BedDouble, ChevronDown, Coins, Link2, MailCheck, Tag, type LucideIcon } from 'lucide-react';
import { Disc } from '../../parts/disc.tsx';
import { Mark } from '../../parts/mark.tsx';
import { FaultLine } from './fault-line.tsx';

const icons: Readonly<Record<StatementLineName, LucideIcon>> = {
  rooms: BedDouble,
  charges: Coins,
  prices: Tag,
  messages: MailCheck,
  history: Link2,
};

/** So many are shown at once: a hundred of one cause say no more than ten. */
const firstFaults = 10;

/** What was claimed, whether it holds, and, opened, how that is known. */
export function StatementLines({ lines }: { lines: readonly StatementLine[] }) {
  const { t } = useLingui();
  const claims = useClaims();
  return (
    <ul className="lines-list statement__lines">
      {lines.map(({ line, holds, counted, faults, faultCount }) => {
        const { claim, how, count } = claims[line];
        const more = faultCount - Math.min(faults.length, firstFaults);
        return (
          <li key={line}>
            <details open={!holds}>
              <summary>
                <Disc icon={icons[line]} tone={holds ? 'ok' : 'bad'} />
                <span className="statement__claim">
                  <b>{claim}</b>
                  <small>{count(counted)}</small>
                </span>
                <Mark tone={holds ? 'ok' : 'bad'}>
                  {holds
                    ? t({ message: 'Holds', comment: 'A line of the daily statement is true' })
                    : t({ message: 'Does not hold', comment: 'A line of the daily statement is not true' })}
                </Mark>
                <ChevronDown className="ic" aria-hidden />
              </summary>
              <div className="statement__body">
                <p>{how}</p>
                {faults.length > 0 && <Faults faults={faults.slice(0, firstFaults)} />}
                {more > 0 && (
                  <details>
                    <summary>{t`${plural(more, { one: 'and # more', other: 'and # more' })}`}</summary>
                    <Faults faults={faults.slice(firstFaults)} />
                    {faultCount > faults.length && <p>…</p>}
                  </details>
                )}
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

const Faults = ({ faults }: { faults: readonly StatementFault[] }) => (
  <ul className="statement__faults">
    {faults.map((fault, place) => (
      <FaultLine key={place} fault={fault} />
    ))}
  </ul>
);

type Claim = { readonly claim: string; readonly how: string; readonly count: (counted: number) => string };

function useClaims(): Readonly<Record<StatementLineName, Claim>> {
  const { t } = useLingui();
  return {
    rooms: {
      claim: t`No room is sold twice`,
      how: t`For each night to come and each kind of room: the rooms of all reservations, against what is counted as sold and what the house has.`,
      count: (counted) =>
        t`${plural(counted, { one: '# night of a kind of room', other: '# nights of all kinds of rooms' })}`,
    },
    charges: {
      claim: t`Every charge belongs to a reservation, or has gone back`,
      how: t`What each payment brought, against what its reservation owes, what went back, and what the history says of it.`,
      count: (counted) => t`${plural(counted, { one: '# charge', other: '# charges' })}`,
    },
    prices: {
      claim: t`What was agreed is what it costs`,
      how: t`Each booking of the day and each stay to come: its price now, against the one its guest agreed to, with every change that was made since.`,
      count: (counted) => t`${plural(counted, { one: '# booking', other: '# bookings' })}`,
    },
    messages: {
      claim: t`Every letter and every message has arrived`,
      how: t`Letters of the last 30 days that failed or were never sent, and what a webhook has not taken within a day.`,
      count: (counted) => t`${plural(counted, { one: '# message that day', other: '# messages that day' })}`,
    },
    history: {
      claim: t`The history is unbroken`,
      how: t`Each entry carries a sum made of itself and the entry before, and each day is sealed onto the last: whatever was changed, added or taken away in the database shows.`,
      count: (counted) => t`${plural(counted, { one: '# entry', other: '# entries' })}`,
    },
  };
}
