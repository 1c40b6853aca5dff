import { Trans, useLingui } from '@lingui/react/macro';
import type { getCellHistory } from '@stayfront/contract/desk/calendar/changes';
import type { RouteAnswer } from '@stayfront/contract/route';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { instantAt } from '@stayfront/rules/stay/hotel-clock';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cellHistoryQuery } from '../../app/data/calendar-changes-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { openNight } from '../../features/calendar/sheet.ts';
import { writeMoment } from '../../features/changes/write-moment.ts';
import { DayField } from '../../parts/day-field.tsx';
import { useCellWords } from './use-cell-words.ts';
import { useValueWords } from './use-value-words.ts';
import { useWhoWords } from './use-who-words.ts';

interface HistoryOnDayProps {
  of: { readonly room: string; readonly ratePlan: string | undefined; readonly night: string };
  currency: CurrencyCode;
}

/** History is kept for so long. */
const daysKept = 730;

/** What a night had on some day of the last two years, as that day ended, and who had set it. */
export function HistoryOnDay({ of, currency }: HistoryOnDayProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const { timeZone, today } = useHouse();
  const [day, setDay] = useState('');
  const ends = { date: addDays(stayDate(day || today), 1), hour: 0, minute: 0 };
  const at = new Date(instantAt(timeZone, ends) - 1).toISOString();
  const { data, isError } = useQuery({
    ...cellHistoryQuery(useTransport(), hotelId, { ...of, at }),
    enabled: day !== '',
  });
  return (
    <div className="history-on-day">
      <DayField
        label={t`What stood here at the end of`}
        value={day}
        least={addDays(stayDate(today), -daysKept)}
        most={today}
        onChange={setDay}
      />
      <p role="status">
        {day !== '' && isError && <Trans>No answer.</Trans>}
        {day !== '' && data?.stood && (
          <Stood stood={data.stood} isRate={of.ratePlan !== undefined} currency={currency} />
        )}
      </p>
    </div>
  );
}

type Stood = NonNullable<RouteAnswer<typeof getCellHistory>['stood']>;

function Stood({ stood, isRate, currency }: { stood: Stood; isRate: boolean; currency: CurrencyCode }) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { timeZone, today } = useHouse();
  const words = useCellWords();
  const valueOf = useValueWords(currency);
  const whoOf = useWhoWords();
  const { total, price, isFollowing, rules, change } = stood;
  const value = isRate ? (price === null ? t`no price` : valueOf('price', price)) : valueOf('total', total);
  const more = [...(isFollowing ? [t`by its rule`] : []), ...words.rulesOf({ ...openNight, ...rules })];
  return (
    <>
      <b>{value}</b>
      <span>
        {more.length > 0 && <em>{words.joined(more)}</em>}
        {change ? (
          <>
            {whoOf(change)}
            <small>{writeMoment({ language, timeZone, today }, change.at)}</small>
          </>
        ) : (
          <Trans>From before changes were written down</Trans>
        )}
      </span>
    </>
  );
}
