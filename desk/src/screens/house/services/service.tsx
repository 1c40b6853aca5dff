import { useLingui } from '@lingui/react/macro';
import { pricingTypes } from '@stayfront/rules/service/price-service';
import { EntryEditor } from '../../../features/house/entry-editor.tsx';
import { HouseAmount } from '../../../features/house/fields/house-amount.tsx';
import { HouseChoice } from '../../../features/house/fields/house-choice.tsx';
import { HouseCount } from '../../../features/house/fields/house-count.tsx';
import { HouseMany } from '../../../features/house/fields/house-many.tsx';
import { HousePercent } from '../../../features/house/fields/house-percent.tsx';
import { HousePeriods } from '../../../features/house/fields/house-periods.tsx';
import { HouseSwitch } from '../../../features/house/fields/house-switch.tsx';
import { HouseTexts } from '../../../features/house/fields/house-texts-field.tsx';
import { HouseWeekdays } from '../../../features/house/fields/house-weekdays.tsx';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { useEntryOptions } from '../../../features/house/use-entry-options.ts';
import { useField } from '../../../features/house/use-field.ts';
import { ServiceExample } from './service-example.tsx';

const [, perGuest, perGuestNight] = pricingTypes;
const byHead: ReadonlySet<string> = new Set([perGuest, perGuestNight]);

/** One service. */
export default function Service() {
  const { t } = useLingui();
  return (
    <EntryEditor list="services" section="services" back={t`Services`} aside={(at) => <ServiceExample at={at} />}>
      {(at) => <ServiceForm at={at} />}
    </EntryEditor>
  );
}

function ServiceForm({ at }: { at: string }) {
  const { t } = useLingui();
  const rooms = useEntryOptions('rooms');
  const pictures = useEntryOptions('pictures');
  const isByPerson = byHead.has(useField<string>(`${at}/pricingType`).value ?? '');
  const base = useField<number>(`${at}/priceMinor`).value ?? 0;
  return (
    <>
      <FormBlock title={t`Name`}>
        <HouseTexts at={`${at}/name`} />
        <HouseTexts at={`${at}/description`} rows={3} />
        <HouseChoice className="f3" at={`${at}/picture`} options={pictures} none={t`none`} />
        <HouseChoice
          className="f3"
          at={`${at}/mealPlanCode`}
          isNumeric
          none={t`no meal`}
          hint={t`Partners and the guest’s page show it as a meal`}
        />
      </FormBlock>
      <FormBlock title={t`Price`}>
        <HouseChoice className="f3" at={`${at}/pricingType`} />
        <HouseAmount className="f3" at={`${at}/priceMinor`} label={isByPerson ? t`An adult pays` : t`Price`} />
        {isByPerson && (
          <>
            <HouseAmount className="f3" at={`${at}/childMinor`} isOptional hint={t`Empty: as an adult`} />
            <HouseAmount className="f3" at={`${at}/infantMinor`} isOptional hint={t`Empty: nothing`} />
          </>
        )}
        <HouseAmount
          className="f3"
          at={`${at}/discountMinor`}
          isOptional
          hint={t`Guests see the price struck through and what is left`}
        />
        <HousePercent className="f3" at={`${at}/vatBasisPoints`} isOptional hint={t`Empty: as the taxes say`} />
      </FormBlock>
      <FormBlock title={t`Seasons`} note={t`On all other nights the price above holds`}>
        <HousePeriods
          at={`${at}/seasons`}
          addLabel={t`Season`}
          most={50}
          isAbsentWhenEmpty
          begins={{ priceMinor: base }}
        >
          {(address) => (
            <>
              <HouseAmount
                className={isByPerson ? 'f2' : 'f3'}
                at={`${address}/priceMinor`}
                label={isByPerson ? t`An adult pays` : t`Price`}
              />
              {isByPerson && (
                <>
                  <HouseAmount className="f2" at={`${address}/childMinor`} isOptional />
                  <HouseAmount className="f2" at={`${address}/infantMinor`} isOptional />
                </>
              )}
            </>
          )}
        </HousePeriods>
        <HouseSwitch at={`${at}/isOnlyInSeasons`} hint={t`On all other nights there is none of it`} />
      </FormBlock>
      <FormBlock title={t`Where and when`}>
        <HouseMany at={`${at}/rooms`} options={rooms} addLabel={t`Room`} all={t`All rooms`} />
        <HouseWeekdays at={`${at}/weekdays`} />
      </FormBlock>
      <FormBlock title={t`How it is sold`}>
        <HouseSwitch at={`${at}/isIncluded`} hint={t`It stands on the bill at nothing`} />
        <HouseSwitch at={`${at}/isRequired`} hint={t`As a final cleaning: guests cannot leave it out`} />
        <HouseSwitch at={`${at}/isFeatured`} />
        <HouseSwitch
          at={`${at}/isPartOfPrice`}
          hint={t`Where an offer gives a night or a child for nothing, it costs nothing there either`}
        />
        <HouseCount className="f3" at={`${at}/minQuantity`} most={99} />
        <HouseCount className="f3" at={`${at}/maxQuantity`} least={1} most={99} placeholder="1" />
      </FormBlock>
    </>
  );
}
