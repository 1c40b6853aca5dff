import { Plural, Trans } from '@lingui/react/macro';
import type { Demand } from '@stayfront/contract/desk/demand';
import { formatCount } from '@stayfront/ui/formats/format-count.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { writeNumber } from '@stayfront/ui/formats/write-number.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import './demand-sums.css';

/** What turned-away guests come to, in four figures, each with what it is made of. */
export function DemandSums({ demand }: { demand: Demand }) {
  const { language } = useDesk();
  const { searches, booked, turnedAway, servable, currency } = demand;
  const count = (value: number): string => formatCount(language, value);
  const money = (minor: number): string => formatMoney(language, minor, currency, 'search');
  const share = (part: number, whole: number): string =>
    writeNumber(language, whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10, 1);
  const [turned, booking] = [share(turnedAway.parties, searches), share(Math.min(booked, searches), searches)];
  const [all, served] = [count(searches), count(servable.parties)];
  const part = count(turnedAway.likely === 0 ? 0 : Math.round((100 * servable.likely) / turnedAway.likely));
  const likely = money(servable.likely);
  return (
    <dl className="demand-sums">
      <div>
        <dt>
          <Trans>Searches that found nothing</Trans>
        </dt>
        <dd>{count(turnedAway.parties)}</dd>
        <dd>
          <Trans>
            {turned} % of {all} searches
          </Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>They asked for</Trans>
        </dt>
        <dd>{money(turnedAway.asked)}</dd>
        <dd>
          <Trans>at the price of the nearest stay</Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Likely missed</Trans>
        </dt>
        <dd>{money(turnedAway.likely)}</dd>
        <dd>
          <Trans>at your {booking} % of searches that book</Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Plural
            value={servable.changes}
            _0="Could be served by a change"
            one="Could be served by # change"
            other="Could be served by # changes"
          />
        </dt>
        <dd>{served}</dd>
        <dd>
          <Trans>
            about {likely}, {part} % of what was missed
          </Trans>
        </dd>
      </div>
    </dl>
  );
}
