import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ChangedStay, HotelChangeQuote } from '@stayfront/contract/desk/change';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { nightCount, stayDate } from '@stayfront/rules/stay/stay-date';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { SummaryLines, type SummaryLine } from '@stayfront/ui/parts/summary-lines.tsx';
import type { ReactNode } from 'react';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { useReasonWords } from '../../features/stay/use-reason-words.ts';
import { Mark } from '../../parts/mark.tsx';

/** What was and what becomes of it, and each line of the bill that is another one; they add up to the new total. */
export function ChangeSum({ quote }: { quote: HotelChangeQuote }) {
  const say = useReasonWords();
  const { t } = useLingui();
  const { language } = useDesk();
  const { timeZone } = useHouse();
  const { before, after, lines, terms, hotelCurrency, reasons, soldOut, isSame } = quote;
  const money = (minor: number): string => formatMoney(language, minor, hotelCurrency);
  const more = (minor: number): string => (minor < 0 ? money(minor).replace('-', '−') : `+${money(minor)}`);
  const day = (date: string): string => formatDay(language, date, 'brief');
  const rows: SummaryLine[] = [
    { key: 'before', label: t`Total so far`, amount: money(before.total) },
    ...lines.map(({ kind, id, name, before: was, after: is }) => ({
      key: `${kind} ${id}`,
      label: kind === 'night' ? day(id) : name,
      amount: more((is ?? 0) - (was ?? 0)),
    })),
    ...(terms.fee > 0 ? [{ key: 'fee', label: t`Fee for the change`, amount: more(terms.fee) }] : []),
    { key: 'after', label: t`New total`, amount: money(after.total + terms.fee), kind: 'total' },
  ];
  return (
    <>
      <div className="change__two">
        <StayWords title={t`Was`} stay={before} />
        <StayWords title={t`Becomes`} stay={after} isNew />
      </div>
      <p className="change__free" role="status">
        {soldOut.length > 0 ? (
          <Mark tone="bad">
            <Trans>Sold out: {soldOut.map(day).join(', ')}</Trans>
          </Mark>
        ) : isSame ? (
          <Mark tone="open">
            <Trans>Nothing is changed yet</Trans>
          </Mark>
        ) : reasons.length > 0 ? (
          <Mark tone="warn">
            <Trans>Guests could not have it: {reasons.map(say).join(', ')}</Trans>
          </Mark>
        ) : (
          <Mark tone="ok">
            <Trans>The room is free</Trans>
          </Mark>
        )}
      </p>
      <SummaryLines lines={rows} />
      <p className="change__terms">
        <Trans>Nights already booked keep their price as long as room, rate and guests stay.</Trans>{' '}
        {after.freeUntil && <Trans>Free to cancel until {day(dayIn(timeZone, after.freeUntil))}.</Trans>}
      </p>
    </>
  );
}

/** The hotel’s day of an instant. */
const dayIn = (timeZone: string, instant: string): string => todayAt(timeZone, Date.parse(instant));

function StayWords({ title, stay, isNew = false }: { title: ReactNode; stay: ChangedStay; isNew?: boolean }) {
  const { language } = useDesk();
  const { checkIn, checkOut, roomName, ratePlanName, nbAdults, nbChildren, nbInfants } = stay;
  const nights = nightCount({ arrival: stayDate(checkIn), departure: stayDate(checkOut) });
  const persons = nbAdults + nbChildren + nbInfants;
  const days = `${formatDay(language, checkIn, 'brief')} – ${formatDay(language, checkOut, 'brief')}`;
  return (
    <div className={isNew ? 'is-new' : undefined}>
      <small>{title}</small>
      <p>
        {days}
        <br />
        <Plural value={nights} one="# night" other="# nights" />
        {' · '}
        <Plural value={persons} one="# person" other="# persons" />
        <br />
        {roomName}
        <br />
        {ratePlanName}
      </p>
    </div>
  );
}
