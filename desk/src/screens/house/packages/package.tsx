import { useLingui } from '@lingui/react/macro';
import { EntryEditor } from '../../../features/house/entry-editor.tsx';
import { HouseChoice } from '../../../features/house/fields/house-choice.tsx';
import { HouseCount } from '../../../features/house/fields/house-count.tsx';
import { HouseMany } from '../../../features/house/fields/house-many.tsx';
import { HousePictures } from '../../../features/house/fields/house-pictures.tsx';
import { HousePeriods } from '../../../features/house/fields/house-periods.tsx';
import { HouseSwitch } from '../../../features/house/fields/house-switch.tsx';
import { HouseTexts } from '../../../features/house/fields/house-texts-field.tsx';
import { HouseWeekdays } from '../../../features/house/fields/house-weekdays.tsx';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { useEntryOptions } from '../../../features/house/use-entry-options.ts';
import { useField } from '../../../features/house/use-field.ts';
import { PackageExample } from './package-example.tsx';
import { PackagePrice } from './package-price.tsx';

/** One package. */
export default function Package() {
  const { t } = useLingui();
  return (
    <EntryEditor
      list="packages"
      section="packages"
      back={t`Packages`}
      aside={(at) => <PackageExample key={at} at={at} />}
    >
      {(at) => <PackageForm at={at} />}
    </EntryEditor>
  );
}

function PackageForm({ at }: { at: string }) {
  const { t } = useLingui();
  const rates = useEntryOptions('ratePlans');
  const services = useEntryOptions('services');
  return (
    <>
      <FormBlock title={t`Name`}>
        <HouseTexts at={`${at}/name`} />
        <HouseTexts at={`${at}/description`} rows={4} />
        <HousePictures at={`${at}/pictures`} />
      </FormBlock>
      <FormBlock title={t`What is in it`}>
        <HouseChoice
          className="f3"
          at={`${at}/ratePlan`}
          options={rates}
          hint={t`Its rooms, its guarantee and its rules for cancelling hold`}
        />
        <HouseMany
          at={`${at}/includes`}
          options={services}
          addLabel={t`Service`}
          all={t`What the rate includes`}
          hint={t`Guests pay nothing for them`}
        />
      </FormBlock>
      <FormBlock title={t`Price`}>
        <PackagePrice at={`${at}/price`} />
      </FormBlock>
      <FormBlock title={t`Days`} note={t`Every night of a stay lies on days that it is sold on`}>
        <HousePeriods
          at={`${at}/conditions/openPeriods`}
          addLabel={t`Days it is sold on`}
          most={50}
          isAbsentWhenEmpty
          empty={t`Sold on all days.`}
        />
        <HousePeriods
          at={`${at}/conditions/periods`}
          addLabel={t`Closed days`}
          most={1000}
          empty={t`Closed on none of them.`}
        />
        <HouseWeekdays at={`${at}/conditions/arrivalWeekdays`} isNullable />
      </FormBlock>
      <PackageLimits at={at} />
      <FormBlock title={t`On the page`}>
        <HouseSwitch at={`${at}/isPublic`} hint={t`Off: only who has its link`} />
        <HouseSwitch at={`${at}/isAmongResults`} />
        <HouseCount className="f3" at={`${at}/sort`} most={9999} hint={t`The smallest number comes first`} />
      </FormBlock>
    </>
  );
}

function PackageLimits({ at }: { at: string }) {
  const { t } = useLingui();
  const night = useField<number>(`${at}/stock/perNight`).value;
  const arrival = useField<number>(`${at}/stock/perArrivalDay`).value;
  const one = { least: 1, isOptional: true, className: 'f3' } as const;
  const or = (other: unknown) => (other === undefined ? { takesOut: `${at}/stock` } : {});
  return (
    <>
      <FormBlock title={t`How many`} note={t`Empty: as many as there are rooms`}>
        <HouseCount {...one} at={`${at}/stock/perNight`} most={10_000} {...or(arrival)} />
        <HouseCount {...one} at={`${at}/stock/perArrivalDay`} most={10_000} {...or(night)} />
      </FormBlock>
      <FormBlock title={t`Limits`} note={t`What is empty does not bind`}>
        <HouseCount {...one} at={`${at}/conditions/minNights`} most={365} isNullable />
        <HouseCount {...one} at={`${at}/conditions/maxNights`} most={365} isNullable />
        <HouseCount {...one} least={0} at={`${at}/conditions/minAdvanceDays`} most={720} unit={t`days`} isNullable />
        <HouseCount {...one} least={0} at={`${at}/conditions/maxAdvanceDays`} most={720} unit={t`days`} isNullable />
        <HouseCount {...one} at={`${at}/conditions/minAdults`} most={20} />
        <HouseCount {...one} at={`${at}/conditions/maxChildren`} most={20} />
        <HouseSwitch at={`${at}/conditions/isAdultsOnly`} />
      </FormBlock>
    </>
  );
}
