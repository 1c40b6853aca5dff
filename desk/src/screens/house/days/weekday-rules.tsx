import { Trans, useLingui } from '@lingui/react/macro';
import { fieldOf, type Fields } from '@stayfront/rules/house-draft/fields';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { formatWeekday } from '@stayfront/ui/formats/format-weekday.ts';
import { useDesk, useHouse } from '../../../app/page/desk-context.tsx';
import { HouseChoice } from '../../../features/house/fields/house-choice.tsx';
import { HouseMany } from '../../../features/house/fields/house-many.tsx';
import { HouseRows } from '../../../features/house/fields/house-rows.tsx';
import { HouseTime } from '../../../features/house/fields/house-time.tsx';
import { sayDay } from '../../../features/house/say-day.ts';
import { useEntryOptions } from '../../../features/house/use-entry-options.ts';
import { useField } from '../../../features/house/use-field.ts';
import { WeekdayFlags } from './weekday-flags.tsx';
import { flagsOn, noFlags } from './weekday-names.ts';

/** On which weekdays guests arrive, or of which their stay has a night. */
export function WeekdayRules() {
  const { t } = useLingui();
  const { language } = useDesk();
  const { today } = useHouse();
  const rooms = useEntryOptions('rooms');
  const rates = useEntryOptions('ratePlans');
  const blank = (): Fields => ({
    kind: 'StayDateRestriction',
    startDate: today,
    endDate: addDays(today as StayDate, 90),
    ...noFlags,
    sat: true,
  });
  return (
    <HouseRows
      at="weekdayRules"
      addLabel={t`Rule of weekdays`}
      most={200}
      canCopy
      blank={blank}
      nameOf={(row) => t`${sayDay(language, row, 'startDate')} to ${sayDay(language, row, 'endDate')}`}
      empty={<Trans>Guests arrive on any day, as the rates and the calendar allow.</Trans>}
      row={(address) => (
        <>
          <HouseChoice at={`${address}/kind`} />
          <HouseTime kind="date" className="f3" at={`${address}/startDate`} />
          <HouseTime kind="date" className="f3" at={`${address}/endDate`} />
          <WeekdayFlags at={address} />
          <HouseMany at={`${address}/rooms`} options={rooms} addLabel={t`Room`} all={t`All rooms`} />
          <HouseMany at={`${address}/ratePlans`} options={rates} addLabel={t`Rate`} all={t`All rates`} />
          <RuleInWords at={address} />
        </>
      )}
    />
  );
}

/** The rule as one would say it at the telephone. */
function RuleInWords({ at }: { at: string }) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { value: rule } = useField<Fields>(at);
  const weekdays = flagsOn(rule ?? {});
  const [first, last] = [sayDay(language, rule, 'startDate'), sayDay(language, rule, 'endDate')];
  const days = formatList(
    language,
    weekdays.map((weekday) => formatWeekday(language, weekday)),
  );
  const says = (): string => {
    if (weekdays.length === 0) return t`No weekday is chosen: the rule does nothing, or lets nobody arrive.`;
    switch (fieldOf(rule ?? {}, 'kind')) {
      case 'RequiredDaysOfWeek':
        return t`Who arrives from ${first} to ${last} stays over ${days}.`;
      case 'StayDateException':
        return t`Who arrives from ${first} to ${last} on ${days} is bound by none of these rules.`;
      default:
        return t`From ${first} to ${last} guests arrive on ${days} only.`;
    }
  };
  return <p className="hint">{says()}</p>;
}
