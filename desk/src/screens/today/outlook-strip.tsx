import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeskOutlook, OutlookNight } from '@stayfront/contract/desk/outlook';
import { stayDate, weekdayOf } from '@stayfront/rules/stay/stay-date';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { Link } from 'react-router';
import { useDesk } from '../../app/page/desk-context.tsx';
import './outlook-strip.css';

interface OutlookStripProps {
  outlook: DeskOutlook;
  shown: string;
}

/** Fourteen nights: how full each is and how many rooms are left. Each leads to the lists of its day. */
export function OutlookStrip({ outlook, shown }: OutlookStripProps) {
  const { t } = useLingui();
  return (
    <nav className="strip" aria-label={t`Next 14 nights`}>
      {outlook.nights.map((night) => (
        <NightLink key={night.date} night={night} outlook={outlook} isShown={night.date === shown} />
      ))}
    </nav>
  );
}

interface NightLinkProps {
  night: OutlookNight;
  outlook: DeskOutlook;
  isShown: boolean;
}

function NightLink({ night: { date, total, sold, left, revenue }, outlook, isShown }: NightLinkProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const percent = total === 0 ? 0 : Math.min(100, Math.round((sold / total) * 100));
  const weekday = weekdayOf(stayDate(date));
  const [day, money] = [formatDay(language, date, 'brief'), formatMoney(language, revenue, outlook.currency)];
  const words = t`${day}: ${sold} of ${total} rooms sold, ${left} left, ${money}`;
  const to = date === outlook.today ? `/${hotelId}/desk` : `/${hotelId}/desk?day=${date}`;
  return (
    <Link
      className={classes('strip__night', (weekday === 5 || weekday === 6) && 'is-weekend', left === 0 && 'is-full')}
      to={to}
      aria-label={words}
      aria-current={isShown ? 'date' : undefined}
      title={words}
    >
      <span className="strip__day">
        <span className="strip__weekday">{formatDay(language, date, 'weekday')}</span> <b>{Number(date.slice(8))}</b>
      </span>
      <span className="strip__column" aria-hidden>
        <svg viewBox="0 0 30 56" preserveAspectRatio="none">
          <rect x="0" y={56 - (56 * percent) / 100} width="30" height={(56 * percent) / 100} />
        </svg>
      </span>
      <span className="strip__percent">
        {percent}
        <span className="strip__sign"> %</span>
      </span>
      <span className="strip__left">
        {left === 0 ? <Trans>full</Trans> : <Plural value={left} one="# left" other="# left" />}
      </span>
    </Link>
  );
}
