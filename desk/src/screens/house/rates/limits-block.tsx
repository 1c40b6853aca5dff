import { Trans, useLingui } from '@lingui/react/macro';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { HouseCount } from '../../../features/house/fields/house-count.tsx';
import { HouseSwitch } from '../../../features/house/fields/house-switch.tsx';
import { HouseWeekdays } from '../../../features/house/fields/house-weekdays.tsx';

/** What the rate asks of every stay, beside the rules of single days in the calendar. */
export function LimitsBlock({ at }: { at: string }) {
  const { t } = useLingui();
  const where = `${at}/conditions`;
  return (
    <FormBlock title={<Trans>Limits</Trans>} note={<Trans>What is left empty does not bind</Trans>}>
      <HouseCount className="f3" at={`${where}/minAdvanceDays`} most={720} isOptional unit={t`days`} />
      <HouseCount className="f3" at={`${where}/maxAdvanceDays`} most={720} isOptional unit={t`days`} />
      <HouseCount className="f3" at={`${where}/minNights`} least={1} most={365} isOptional />
      <HouseCount className="f3" at={`${where}/maxNights`} least={1} most={365} isOptional />
      <HouseWeekdays at={`${where}/arrivalWeekdays`} />
      <HouseWeekdays at={`${where}/departureWeekdays`} />
      <HouseCount className="f3" at={`${where}/minAdults`} least={1} most={20} isOptional />
      <HouseCount className="f3" at={`${where}/maxAdults`} least={1} most={99} isOptional />
      <HouseCount className="f3" at={`${where}/minChildren`} most={99} isOptional />
      <HouseCount className="f3" at={`${where}/maxChildren`} most={99} isOptional />
      <HouseCount className="f3" at={`${where}/childFromAge`} most={17} isOptional />
      {/* The document has the birthday that ends it; people say the last age that is in it. */}
      <HouseCount className="f3" at={`${where}/childToAge`} most={17} shift={-1} isOptional />
      <HouseSwitch
        at={`${where}/isDepartureThrough`}
        hint={<Trans>A least stay “through” a night then also binds who leaves on that day.</Trans>}
      />
    </FormBlock>
  );
}
