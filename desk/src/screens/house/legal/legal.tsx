import { useLingui } from '@lingui/react/macro';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { HouseCount } from '../../../features/house/fields/house-count.tsx';
import { HouseTexts } from '../../../features/house/fields/house-texts-field.tsx';
import { HouseFrame } from '../../../features/house/house-frame.tsx';

/** What guests agree to, and how long what is known of them is kept. */
export default function Legal() {
  const { t } = useLingui();
  return (
    <HouseFrame section="legal" hasTexts>
      <FormBlock title={t`Privacy`} note={t`An empty line begins a paragraph`}>
        <HouseTexts at="legal/privacyPolicy" rows={14} />
      </FormBlock>
      <FormBlock title={t`Terms`} note={t`Guests agree to them with every booking`}>
        <HouseTexts at="legal/generalTerms" rows={14} isOptional />
      </FormBlock>
      <FormBlock title={t`Guests’ data`} note={t`Money and rooms are kept without names`}>
        <HouseCount
          className="f3"
          at="retention/guestDataMonths"
          least={1}
          most={120}
          unit={t`months`}
          placeholder="12"
          hint={t`Then names, addresses and wishes are erased from reservations`}
        />
      </FormBlock>
    </HouseFrame>
  );
}
