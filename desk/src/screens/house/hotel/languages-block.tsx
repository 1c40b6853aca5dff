import { Trans, useLingui } from '@lingui/react/macro';
import { currencies } from '@stayfront/rules/currency/currencies';
import { ownNames } from '@stayfront/rules/language/own-names';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { HouseChoice } from '../../../features/house/fields/house-choice.tsx';
import { HouseMany } from '../../../features/house/fields/house-many.tsx';
import { useField } from '../../../features/house/use-field.ts';
import { useHouseWords } from '../../../features/house/use-house-words.ts';
import { TimeZoneField } from './time-zone-field.tsx';

const languages = Object.entries(ownNames).map(([value, label]) => ({ value, label }));
const money = currencies.map((code) => ({ value: code, label: code }));

/** In which languages and units the house writes of itself. */
export function LanguagesBlock() {
  const { t } = useLingui();
  const { timeZones } = useHouseWords();
  const own = useField<string>('language').value;
  return (
    <FormBlock title={<Trans>Languages and units</Trans>}>
      <HouseChoice
        className="f3"
        at="language"
        options={languages}
        hint={<Trans>What a text is not written in is read in this one.</Trans>}
      />
      <HouseMany
        at="languages"
        addLabel={t`Language`}
        all={t`all that any text is in`}
        options={languages.filter(({ value }) => value !== own)}
        hint={<Trans>Texts that are missing in them are counted. Guests read the rest of the page in any of 31.</Trans>}
      />
      <HouseChoice
        className="f2"
        at="currency"
        options={money}
        hint={<Trans>Prices keep their numbers: 180 stays 180.</Trans>}
      />
      <TimeZoneField timeZones={timeZones} />
      <HouseChoice className="f2" at="areaUnit" />
    </FormBlock>
  );
}
