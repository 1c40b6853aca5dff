import { useLingui } from '@lingui/react/macro';
import { HouseChoice } from '../../../features/house/fields/house-choice.tsx';
import { HouseCount } from '../../../features/house/fields/house-count.tsx';
import { HouseTime } from '../../../features/house/fields/house-time.tsx';
import { HouseWeekdays } from '../../../features/house/fields/house-weekdays.tsx';
import { FormBlock } from '../../../features/house/form-block.tsx';

/** When an offer is given; what is left empty does not bind. */
export function OfferConditions({ at }: { at: string }) {
  const { t } = useLingui();
  return (
    <>
      <FormBlock title={t`Nights`} note={t`What is empty does not bind`}>
        <HouseTime kind="date" className="f3" at={`${at}/stayFrom`} />
        <HouseTime kind="date" className="f3" at={`${at}/stayTo`} />
        <HouseChoice at={`${at}/nightsOutside`} usual="refused" />
        <HouseWeekdays at={`${at}/weekdays`} hint={t`Other nights of the stay are paid in full`} />
        <HouseCount className="f3" at={`${at}/minNights`} least={1} most={365} isOptional />
        <HouseCount className="f3" at={`${at}/maxNights`} least={1} most={365} isOptional />
      </FormBlock>
      <FormBlock title={t`Booking`}>
        <HouseTime kind="date" className="f3" at={`${at}/sellFrom`} />
        <HouseTime kind="date" className="f3" at={`${at}/sellTo`} />
        <HouseCount
          className="f3"
          at={`${at}/minDaysBefore`}
          most={720}
          unit={t`days`}
          isOptional
          hint={t`For who books early`}
        />
        <HouseCount
          className="f3"
          at={`${at}/maxDaysBefore`}
          most={720}
          unit={t`days`}
          isOptional
          hint={t`For the last minute`}
        />
        <HouseWeekdays at={`${at}/arrivalWeekdays`} />
        <HouseCount className="f3" at={`${at}/minAdults`} least={1} most={20} isOptional />
      </FormBlock>
    </>
  );
}
