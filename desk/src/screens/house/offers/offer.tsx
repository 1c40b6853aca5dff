import { useLingui } from '@lingui/react/macro';
import { codeText } from '../../../features/house/discount/code-text.ts';
import { DiscountExample } from '../../../features/house/discount/discount-example.tsx';
import { JoiningFields } from '../../../features/house/discount/joining-fields.tsx';
import { EntryEditor } from '../../../features/house/entry-editor.tsx';
import { HouseLine } from '../../../features/house/fields/house-line.tsx';
import { HouseTexts } from '../../../features/house/fields/house-texts-field.tsx';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { OfferConditions } from './offer-conditions.tsx';
import { OfferDiscount } from './offer-discount.tsx';

/** One discount that is given by itself. */
export default function Offer() {
  const { t } = useLingui();
  return (
    <EntryEditor list="offers" section="offers" back={t`Offers`} aside={(at) => <DiscountExample key={at} at={at} />}>
      {(at) => (
        <>
          <FormBlock title={t`Name`}>
            <HouseTexts at={`${at}/name`} />
            <HouseTexts at={`${at}/description`} rows={2} isOptional />
            <HouseLine
              className="f3"
              at={`${at}/code`}
              isOptional
              tidy={codeText}
              hint={t`Empty: everybody has it without asking`}
            />
          </FormBlock>
          <FormBlock title={t`Discount`}>
            <OfferDiscount at={`${at}/discount`} />
          </FormBlock>
          <OfferConditions at={`${at}/conditions`} />
          <JoiningFields at={at} />
        </>
      )}
    </EntryEditor>
  );
}
