import { HouseFrame } from '../../../features/house/house-frame.tsx';
import { FileSection } from './file-section.tsx';
import { HintsSection } from './hints-section.tsx';
import { ListsSection } from './lists-section.tsx';
import { LanguagesSection } from './languages-section.tsx';
import { NextHotelSection } from './next-hotel-section.tsx';
import { MovingSection } from './moving-section.tsx';
import { SectionsSection } from './sections-section.tsx';

/** What the house consists of, what is in draft and what is missing for a good page. */
export default function Overview() {
  return (
    <HouseFrame>
      <HintsSection />
      <ListsSection />
      <SectionsSection />
      <LanguagesSection />
      <FileSection />
      <NextHotelSection />
      <MovingSection />
    </HouseFrame>
  );
}
