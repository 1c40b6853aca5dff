import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Funnel } from '@stayfront/contract/desk/demand';
import type { Source } from '@stayfront/rules/channel/source';
import { visitSteps, type VisitStep } from '@stayfront/rules/visit/visit-words';
import { formatCount } from '@stayfront/ui/formats/format-count.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { writeNumber } from '@stayfront/ui/formats/write-number.ts';
import { useState } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { languageName } from '../../features/reservation/language-name.ts';
import { useSourceName } from '../../features/reservation/use-source-name.ts';
import { Segments } from '../../parts/segments.tsx';
import './funnel-part.css';

const ways = ['day', 'language', 'device', 'channel', 'campaign'] as const;
type Way = (typeof ways)[number];

/** From searches to bookings: how many came to each step, and by what they can be told apart. */
export function FunnelPart({ funnel }: { funnel: Funnel }) {
  const { t } = useLingui();
  const { language } = useDesk();
  const [way, setWay] = useState<Way>('device');
  const valueName = useValueName();
  const steps: Readonly<Record<VisitStep, string>> = {
    search: t`Searches`,
    room: t`Rooms opened`,
    checkout: t`Checkouts begun`,
    paid: t`Paid online`,
    booked: t`Booked`,
  };
  const names: Readonly<Record<Way, string>> = {
    day: t`Day`,
    language: t`Language`,
    device: t`Device`,
    channel: t`Channel`,
    campaign: t`Campaign`,
  };
  const count = (value: number): string => formatCount(language, value);
  const most = Math.max(1, ...visitSteps.map((step) => funnel.steps[step]));
  const rows =
    way === 'day'
      ? funnel.days.toReversed().map(({ day, steps: taken }) => ({ name: formatDay(language, day, 'brief'), taken }))
      : funnel.by
          .filter(({ what }) => what === way)
          .map(({ value, steps: taken }) => ({ name: valueName(way, value), taken }));
  return (
    <>
      <ol className="funnel">
        {visitSteps.map((step) => {
          const taken = funnel.steps[step];
          const share = funnel.steps.search === 0 ? 0 : taken / funnel.steps.search;
          const percent = writeNumber(language, Math.round(1000 * share) / 10, 1);
          return (
            <li key={step}>
              <span>{steps[step]}</span>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden focusable="false">
                <rect width={(100 * taken) / most} height="10" />
              </svg>
              <b className="num">{count(taken)}</b>
              <small className="num">{`${percent} %`}</small>
            </li>
          );
        })}
      </ol>
      <Segments
        legend={t`Told apart by`}
        options={ways.map((key) => ({ key, name: names[key] }))}
        chosen={way}
        onChange={setWay}
      />
      <div className="funnel-table" tabIndex={0} role="group" aria-label={names[way]}>
        <table>
          <thead>
            <tr>
              <th scope="col">{names[way]}</th>
              {visitSteps.map((step) => (
                <th key={step} scope="col" className="num">
                  {steps[step]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, taken }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {visitSteps.map((step) => (
                  <td key={step} className="num">
                    {count(taken[step])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="funnel-note">
        <Plural
          value={funnel.apart.bot.search}
          one="Left out: # search by a robot"
          other="Left out: # searches by robots"
        />
        , <Plural value={funnel.apart.team.search} one="# by your own team." other="# by your own team." />{' '}
        <Trans>
          One visitor counts once a day for each stay asked for. No names, addresses or cookies are kept: only how many.
        </Trans>
      </p>
    </>
  );
}

function useValueName(): (way: Exclude<Way, 'day'>, value: string) => string {
  const { t } = useLingui();
  const sourceName = useSourceName();
  const devices: Readonly<Record<string, string>> = {
    phone: t`Phone`,
    tablet: t`Tablet`,
    computer: t`Computer`,
  };
  return (way, value) => {
    if (way === 'device') return devices[value] ?? value;
    if (way === 'channel') return sourceName(value as Source);
    if (way === 'language') return value === '' ? t`Not known` : languageName(value);
    if (value === '') return t`No campaign`;
    return value === '…' ? t`Other campaigns` : value;
  };
}
