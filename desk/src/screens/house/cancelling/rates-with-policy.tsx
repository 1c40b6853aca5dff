import { Trans } from '@lingui/react/macro';
import { splitPath } from '@stayfront/rules/house-draft/field-path';
import { findUses } from '@stayfront/rules/house-draft/find-uses';
import { Link } from 'react-router';
import { useDesk } from '../../../app/page/desk-context.tsx';
import type { HouseNow } from '../../../features/house/house-store.ts';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { useEntryName } from '../../../features/house/use-words.ts';
import '../../../parts/section.css';

const documentOf = ({ document }: HouseNow) => document;

/** The rates that a change of the policy is a change of. */
export function RatesWithPolicy({ at }: { at: string }) {
  const { hotelId } = useDesk();
  const entryName = useEntryName();
  const document = useHouseNow(documentOf);
  const [, id = ''] = splitPath(at);
  const rates = findUses(document, 'cancellationPolicies', id).map(({ address }) => splitPath(address)[1] ?? '');
  if (rates.length === 0)
    return (
      <p>
        <Trans>No rate has it yet. It is chosen in the form of a rate.</Trans>
      </p>
    );
  return (
    <ul className="lines-list">
      {rates.map((rate) => (
        <li key={rate}>
          <Link className="entry" to={`/${hotelId}/desk/house/rates/${rate}`}>
            {entryName(document, 'ratePlans', rate)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
