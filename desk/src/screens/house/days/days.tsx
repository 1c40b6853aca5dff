import { Trans, useLingui } from '@lingui/react/macro';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { HouseChoice } from '../../../features/house/fields/house-choice.tsx';
import { HouseLine } from '../../../features/house/fields/house-line.tsx';
import { HousePeriods } from '../../../features/house/fields/house-periods.tsx';
import { HouseFrame } from '../../../features/house/house-frame.tsx';
import { WeekdayRules } from './weekday-rules.tsx';

/** Days by name, and on which weekdays guests arrive and stay. */
export default function Days() {
  const { t } = useLingui();
  return (
    <HouseFrame section="days">
      <FormBlock
        title={t`Seasons and special days`}
        note={t`For the calendar of your people; guests see nothing of them`}
      >
        <HousePeriods
          at="seasons"
          addLabel={t`Season`}
          most={100}
          isAbsentWhenEmpty
          begins={{ name: t`Season` }}
          empty={<Trans>No days have a name yet: high season, Easter, the film festival.</Trans>}
        >
          {(address) => <HouseLine at={`${address}/name`} keepsEmpty />}
        </HousePeriods>
      </FormBlock>
      <FormBlock title={t`Rules of weekdays`} note={t`By the day of arrival`}>
        <WeekdayRules />
      </FormBlock>
      <FormBlock title={t`Slips`} note={t`A price below its floor, or far from what it usually is`}>
        <HouseChoice
          at="calendarGuards"
          usual="refuse"
          hint={t`At the desk such a price is saved only by somebody who says so`}
        />
      </FormBlock>
    </HouseFrame>
  );
}
