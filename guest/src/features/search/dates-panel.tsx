import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { useMemo, useState, type RefObject } from 'react';
import { calendarQuery } from '../../app/data/queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { blankDayBook, readDayBook } from '../../app/flow/day-book.ts';
import { publish } from '../../app/flow/events.ts';
import { hotelToday, type Search } from '../../app/flow/search.ts';
import { choiceOf, isWhole, type StayChoice } from '../../app/flow/stay-choice.ts';
import { formatTightPrice } from '@stayfront/ui/formats/format-tight-price.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { CalendarLegend } from '../stay/calendar-legend.tsx';
import { StayCalendar } from '../stay/stay-calendar.tsx';
import { useCounts } from '../stay/use-counts.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { ChosenDates } from './chosen-dates.tsx';
import { ChosenNights, DatesPrice } from './dates-price.tsx';
import { PackageDatesPrice } from './package-dates-price.tsx';
import { PanelShell } from './panel-shell.tsx';
import { usePackageOnDates } from './use-package-on-dates.ts';

interface DatesPanelProps {
  search: Search;
  /** Which end the guest pressed on to change it. */
  firstEnd: StayChoice['next'];
  /** The special offer whose days, prices and rules these are; without one they are the hotel's. */
  packageId?: string | undefined;
  isSheet: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  onApply: (search: Search) => void;
  onClose: () => void;
}

export default function DatesPanel(props: DatesPanelProps) {
  const { search, firstEnd, packageId, isSheet, triggerRef, onApply, onClose } = props;
  const { t } = useLingui();
  const { hotelId, info, chain } = useHotel();
  const { language, currency: wantedCurrency, now } = useVisit();
  const { people } = useCounts();
  const today = hotelToday(info.timeZone, now);
  const [choice, setChoice] = useState(() => choiceOf(search.stay, firstEnd));
  // A fresh calendar shows the dates anew, wherever one had scrolled to.
  const [resets, setResets] = useState(0);
  // A chain has as many calendars as hotels: there every day is open, and each card says what it costs.
  const { data: calendar } = useQuery({
    ...calendarQuery(useTransport(), hotelId, search.guests, wantedCurrency, packageId),
    enabled: !chain,
  });
  const { pack, canBeHad } = usePackageOnDates(packageId, search, choice);
  const book = useMemo(() => (calendar ? readDayBook(calendar, today) : blankDayBook(today)), [calendar, today]);
  const lowest = useMemo(() => calendar?.lowestPrices.find((price) => price !== null) ?? null, [calendar]);
  const currency = calendar?.currency ?? null;
  const reset = () => {
    setChoice(choiceOf({ arrival: today, departure: addDays(today, 1) }, 'arrival'));
    setResets(resets + 1);
    publish({ name: 'reset-dates', hotelId });
  };
  const apply = () => {
    if (!isWhole(choice)) return;
    const next = { ...search, stay: { arrival: choice.arrival, departure: choice.departure } };
    onApply(next);
    publish({ name: 'apply-dates', hotelId, search: next });
    publish({ name: 'refresh-price-range-value', hotelId });
  };
  const guests = people(search.guests);
  const keys = (
    <>
      <CalendarLegend
        lowest={currency && lowest !== null ? formatTightPrice(language, lowest, currency) : null}
        calendar={calendar}
      />
      {currency && (
        <p className="cap muted">
          <Trans>
            Lowest price per night in {currency} for {guests}
          </Trans>
          <br />
          <Trans>Prices include everything mandatory.</Trans>
        </p>
      )}
    </>
  );
  const legend = chain ? null : isSheet ? (
    <details className="dates__legend">
      <summary>
        <Trans comment="Unfolds the key of a calendar: what its marks mean">What the signs mean</Trans>
      </summary>
      {keys}
    </details>
  ) : (
    <div className="dates__legend">{keys}</div>
  );
  const days = (
    <StayCalendar
      key={resets}
      book={book}
      currency={currency}
      today={today}
      choice={choice}
      layout={isSheet ? 'list' : 'pages'}
      onChange={setChoice}
    />
  );
  return (
    <PanelShell
      title={t`When are you coming?`}
      className="dates"
      isSheet={isSheet}
      isTall
      triggerRef={triggerRef}
      note={
        chain ? (
          <ChosenNights choice={choice} />
        ) : packageId === undefined ? (
          <DatesPrice search={search} choice={choice} />
        ) : (
          <PackageDatesPrice choice={choice} pack={pack} />
        )
      }
      resetLabel={t`Reset dates`}
      canApply={isWhole(choice) && canBeHad}
      onReset={reset}
      onApply={apply}
      onClose={onClose}
    >
      {isSheet ? (
        <>
          <ChosenDates choice={choice} onTurnTo={(next) => setChoice({ ...choice, next })} />
          <div className="dates__days">{days}</div>
          {legend}
        </>
      ) : (
        <>
          {days}
          {legend}
        </>
      )}
    </PanelShell>
  );
}
