import { Trans } from '@lingui/react/macro';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { HouseFrame } from '../../../features/house/house-frame.tsx';
import { HouseLine } from '../../../features/house/fields/house-line.tsx';
import { HouseTexts } from '../../../features/house/fields/house-texts-field.tsx';
import { HouseTime } from '../../../features/house/fields/house-time.tsx';
import { AddressBlock } from './address-block.tsx';
import { FactsBlock } from './facts-block.tsx';
import { LanguagesBlock } from './languages-block.tsx';
import { MailField } from './mail-field.tsx';

/** The house itself: what it is called, where it is, how one reaches it and what one should know of it. */
export default function HotelSection() {
  return (
    <HouseFrame section="hotel" hasTexts>
      <FormBlock title={<Trans>Texts</Trans>} note={<Trans>The first things a guest reads</Trans>}>
        <HouseLine at="name" hint={<Trans>The same in every language, as on your door.</Trans>} />
        <HouseTexts at="tagline" />
        <HouseTexts at="description" rows={5} />
      </FormBlock>
      <LanguagesBlock />
      <AddressBlock />
      <FormBlock title={<Trans>Contact</Trans>}>
        <HouseLine className="f3" at="contact/phone" type="tel" hint={<Trans>With the code of the country.</Trans>} />
        <MailField />
        <HouseLine at="website" type="url" isOptional />
      </FormBlock>
      <FormBlock title={<Trans>Arrival and departure</Trans>} note={<Trans>By the clock of the house</Trans>}>
        <HouseTime className="f3 p3" at="times/checkInFrom" />
        <HouseTime className="f3 p3" at="times/checkInTo" />
        <HouseTime className="f3 p3" at="times/checkOutFrom" />
        <HouseTime className="f3 p3" at="times/checkOutTo" />
      </FormBlock>
      <FactsBlock />
      <FormBlock title={<Trans>Company</Trans>} note={<Trans>Stands on invoices</Trans>}>
        <HouseLine
          className="f4"
          at="company/name"
          isOptional
          hint={<Trans>As it is registered. Without it invoices bear the name of the hotel.</Trans>}
        />
        <HouseLine className="f2" at="company/vatNumber" isOptional />
      </FormBlock>
    </HouseFrame>
  );
}
