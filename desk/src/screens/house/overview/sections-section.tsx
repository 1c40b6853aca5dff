import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useDesk } from '../../../app/page/desk-context.tsx';
import type { HouseNow } from '../../../features/house/house-store.ts';
import { houseSections, sectionOf, type HouseSection } from '../../../features/house/sections.ts';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { Mark } from '../../../parts/mark.tsx';
import { Section } from '../../../parts/section.tsx';

const isForm = ({ hasEditor }: HouseSection): boolean => hasEditor !== true;
const draftOf = ({ house }: HouseNow) => house.draft;

/** Forms that are no lists: how much of each is in draft, and what is not right yet. */
export function SectionsSection() {
  const { i18n } = useLingui();
  const { hotelId } = useDesk();
  const { paths, faults } = useHouseNow(draftOf);
  return (
    <Section title={<Trans>The rest of the house</Trans>}>
      <ul className="lines-list house-rest">
        {houseSections.filter(isForm).map((section) => {
          const changed = paths.filter((path) => sectionOf(path) === section).length;
          const faulty = faults.filter(({ path }) => sectionOf(path) === section).length;
          return (
            <li key={section.path}>
              <Link className="entry" to={`/${hotelId}/desk/house/${section.path}`}>
                <span className="entry__words">
                  <b>{i18n._(section.name)}</b>
                </span>
                {faulty > 0 && (
                  <Mark tone="bad">
                    <Plural value={faulty} one="# field is not right yet" other="# fields are not right yet" />
                  </Mark>
                )}
                {changed > 0 && (
                  <Mark tone="new">
                    <Plural value={changed} one="# change in draft" other="# changes in draft" />
                  </Mark>
                )}
                <ChevronRight className="ic ic-s flip" aria-hidden />
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
