import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { addDays, daysBetween, stayDate } from '@stayfront/rules/stay/stay-date';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { joinParts } from '@stayfront/ui/formats/join-parts.ts';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { Switch } from '@stayfront/ui/parts/switch.tsx';
import { Minus, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { Looking } from '../../features/calendar/act-on-range.ts';
import { writeMinor } from '../../features/calendar/clipboard.ts';
import { withoutNights } from '../../features/calendar/pending.ts';
import { rateOf, type NightFields, type RateRow } from '../../features/calendar/sheet.ts';
import { shownNight } from '../../features/calendar/shown-night.ts';
import { changedAmount, readTyped } from '../../features/calendar/typed-input.ts';
import { useAmountFault } from '../../features/reservation/use-amount-fault.ts';
import { writePrice } from './write-price.ts';
import type { Calendar } from './use-calendar.ts';

interface MonthSheetProps {
  calendar: Calendar;
  looking: Looking;
  rate: RateRow;
  chosen: readonly [string, string];
  onClose: () => void;
}

/** What becomes of the days that were tapped, within reach of a thumb. */
export function MonthSheet({ calendar, looking, rate, chosen: [from, to], onClose }: MonthSheetProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { sheet, edits } = looking;
  const { change, count, conflicts, mayEdit, saving, setPending } = calendar;
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState('');
  const faultOf = useAmountFault();
  const dates = Array.from({ length: daysBetween(stayDate(from), stayDate(to)) + 1 }, (_, day) =>
    addDays(stayDate(from), day),
  );
  const nights = dates.flatMap((date) => shownNight(sheet, edits, rate.id, date) ?? []);
  const stocks = dates.flatMap((date) => sheet.nightOf(rate.roomId, date) ?? []);
  const [first] = nights;
  const saved = sheet.nightOf(rate.id, from);
  const price = (minor: number | null): string => (minor === null ? '–' : writePrice(language, minor, sheet.currency));
  const put = (set: NightFields): void => change(dates.map((date) => ({ rowId: rate.id, date, set })));
  const putPrice = (text: string): void => {
    const read = readTyped(text, sheet.currency);
    // What is not understood stays to be mended.
    if (read === null && text.trim() !== '') return setFault(faultOf(text, sheet.currency, t`Type a price, as 180`));
    setTyped(null);
    if (read?.kind !== 'set' && read?.kind !== 'add' && read?.kind !== 'percent') return;
    change(
      dates.flatMap((date) => {
        const before = shownNight(sheet, edits, rate.id, date)?.price;
        if (before === null && read.kind !== 'set') return [];
        return [{ rowId: rate.id, date, set: { price: changedAmount(before ?? 0, read, sheet.currency) } }];
      }),
    );
  };
  const followers = sheet.followersOf(rate.id).flatMap((rowId) => {
    const night = shownNight(sheet, edits, rowId, from);
    return night?.isFollowing ? [t`${rateOf(sheet, rowId)?.name} becomes ${price(night.price)}`] : [];
  });
  const least = first?.minStay ?? 1;
  const lengths = [1, 2, 3, ...(least > 3 ? [least] : [])];
  const [begin, end] = formatSpan(language, [from, to], 'brief');
  const unit = 10 ** decimalsOf(sheet.currency);
  const [sold, total] = [
    stocks.reduce((sum, night) => sum + night.sold, 0),
    stocks.reduce((sum, night) => sum + night.total, 0),
  ];
  const isOpen = nights.every((night) => !night.isClosed);
  return (
    <section className="month-sheet" aria-label={t`The days you chose`}>
      <div className="month-sheet__head">
        <div>
          <h2>{from === to ? formatDay(language, from, 'brief') : `${begin} – ${end}`}</h2>
          <p>
            {joinParts(language, [rate.roomName, rate.name])} · {t`${sold} of ${total} sold`}
          </p>
        </div>
        <IconButton icon={X} label={t`Close`} onClick={onClose} />
      </div>
      <div className="month-sheet__price">
        <IconButton
          icon={Minus}
          label={t`One less`}
          isOutlined
          isDisabled={!mayEdit}
          onClick={() => putPrice(`-${writeMinor(unit, sheet.currency)}`)}
        />
        <div className={classes('cell-bar__field', fault !== '' && 'is-bad')}>
          <input
            dir="ltr"
            aria-label={t`Price of a night`}
            inputMode="decimal"
            readOnly={!mayEdit}
            value={typed ?? (first?.price == null ? '' : writeMinor(first.price, sheet.currency))}
            aria-invalid={fault !== '' || undefined}
            onChange={({ target }) => {
              setTyped(target.value);
              setFault('');
            }}
            onBlur={() => typed !== null && putPrice(typed)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed === null) return;
              event.preventDefault();
              putPrice(typed);
            }}
          />
          <span className="cell-bar__unit">{sheet.currency}</span>
        </div>
        <IconButton
          icon={Plus}
          label={t`One more`}
          isOutlined
          isDisabled={!mayEdit}
          onClick={() => putPrice(`+${writeMinor(unit, sheet.currency)}`)}
        />
      </div>
      <div className="month-sheet__line">
        <span>{t`Shortest stay`}</span>
        <div className="month-rates" role="group" aria-label={t`Shortest stay`}>
          {lengths.map((length) => {
            const inWords = t`${plural(length, { one: '# night', other: '# nights' })}`;
            return (
              <button
                key={length}
                type="button"
                aria-pressed={length === least}
                disabled={!mayEdit}
                // Whoever says what is seen must be understood: in Arabic one night and two are said without a figure.
                aria-label={inWords.includes(String(length)) ? inWords : undefined}
                onClick={() => put({ minStay: length === 1 ? null : length })}
              >
                {length === lengths.at(-1) ? inWords : length}
              </button>
            );
          })}
        </div>
      </div>
      {mayEdit && nights.some(({ isApart }) => isApart) && (
        <Button
          onClick={() =>
            change(
              dates
                .filter((date) => shownNight(sheet, edits, rate.id, date)?.isApart)
                .map((date) => ({ rowId: rate.id, date, set: { price: null } })),
            )
          }
        >
          <Trans comment="Button: nights with a price of their own follow their parent rate again">Give back</Trans>
        </Button>
      )}
      <Switch
        label={t`Open for sale`}
        isOn={isOpen}
        isDisabled={!mayEdit}
        onChange={(isOn) => put({ isClosed: !isOn })}
      />
      <p className="month-sheet__note" aria-live="polite">
        {fault !== '' && `${fault} `}
        {saved && saved.price !== first?.price && <Trans>Was {price(saved.price)}.</Trans>}{' '}
        {followers.length > 0 && `${followers.join(', ')}.`}
      </p>
      {mayEdit && (
        <div className="month-sheet__acts">
          <Button
            isDisabled={count.nights === 0}
            onClick={() => {
              setPending((before) =>
                withoutNights(
                  before,
                  dates.map((date) => ({ rowId: rate.id, date })),
                ),
              );
              onClose();
            }}
          >
            <Trans>Discard</Trans>
          </Button>
          <Button
            kind="primary"
            isDisabled={count.nights === 0 || conflicts.length > 0}
            isWaiting={saving.isSaving}
            onClick={() => {
              saving.save();
              onClose();
            }}
          >
            {t`Save ${plural(count.nights, { one: '# change', other: '# changes' })}`}
          </Button>
        </div>
      )}
    </section>
  );
}
