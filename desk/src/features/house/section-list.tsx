import { useLingui } from '@lingui/react/macro';
import { fieldOf } from '@stayfront/rules/house-draft/fields';
import { isWithin } from '@stayfront/rules/house-draft/field-path';
import { Link } from 'react-router';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { HouseNow } from './house-store.ts';
import { houseSections, type HouseSection } from './sections.ts';
import { useHouseNow } from './use-house-store.ts';
import './section-list.css';

const documentOf = ({ document }: HouseNow) => document;
const draftOf = ({ house }: HouseNow) => house.draft;

/** The sections of the house, with how many entries each has and whether something in it is not right yet. */
export function SectionList({ label, here }: { label: string; here?: string | undefined }) {
  const { t, i18n } = useLingui();
  const { hotelId } = useDesk();
  const document = useHouseNow(documentOf);
  const { faults } = useHouseNow(draftOf);
  const countOf = ({ list }: HouseSection): number | null => {
    const entries = list === undefined ? null : fieldOf(document, list);
    return Array.isArray(entries) ? entries.length : null;
  };
  const isFaulty = ({ owns }: HouseSection): boolean =>
    faults.some(({ path }) => owns.some((owned) => isWithin(path, owned)));
  return (
    <nav className="section-list" aria-label={label}>
      {houseSections.map((section) => (
        <Link
          key={section.path}
          to={`/${hotelId}/desk/house/${section.path}`}
          aria-current={section.path === here ? 'page' : undefined}
        >
          <span>{i18n._(section.name)}</span>
          {isFaulty(section) && <span className="section-list__fault" role="img" aria-label={t`not right yet`} />}
          <b>{countOf(section)}</b>
        </Link>
      ))}
    </nav>
  );
}
