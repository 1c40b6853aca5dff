import { Trans } from '@lingui/react/macro';
import { HouseFrame } from '../../../features/house/house-frame.tsx';
import { Section } from '../../../parts/section.tsx';
import { AllPictures } from './all-pictures.tsx';

/** All pictures of the house: what each shows, what must stay visible, and where it is shown. */
export default function PicturesSection() {
  return (
    <HouseFrame section="pictures" hasTexts>
      <Section title={<Trans>Pictures</Trans>}>
        <AllPictures />
      </Section>
    </HouseFrame>
  );
}
