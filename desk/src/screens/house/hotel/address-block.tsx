import { Trans } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { isFields } from '@stayfront/rules/house-draft/fields';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { HouseChoice } from '../../../features/house/fields/house-choice.tsx';
import { HouseLine } from '../../../features/house/fields/house-line.tsx';
import { HouseTexts } from '../../../features/house/fields/house-texts-field.tsx';
import { useField } from '../../../features/house/use-field.ts';
import { useHouseWords } from '../../../features/house/use-house-words.ts';
import { useTextLanguage } from '../../../features/house/use-text-language.ts';
import { LocationFields } from './location-fields.tsx';

/** Where the house stands. */
export function AddressBlock() {
  const { countries } = useHouseWords();
  return (
    <FormBlock title={<Trans>Address</Trans>}>
      <HouseLine className="f4" at="address/addressLine" />
      <HouseLine className="f2" at="address/streetNumber" isOptional />
      <HouseLine className="f2" at="address/postalCode" />
      <City />
      <HouseChoice
        className="f3"
        at="address/countryCode"
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <LocationFields />
    </FormBlock>
  );
}

/** Most towns are called the same everywhere; Lucerne and Luzern are one. */
function City() {
  const { original } = useTextLanguage();
  const { value, change, isReadOnly } = useField<unknown>('address/city');
  if (isFields(value)) return <HouseTexts at="address/city" />;
  return (
    <div className="f4">
      <HouseLine at="address/city" />
      {!isReadOnly && typeof value === 'string' && (
        <Button kind="quiet" size="s" onClick={() => change({ [original]: value })}>
          <Trans>It has other names in other languages</Trans>
        </Button>
      )}
    </div>
  );
}
