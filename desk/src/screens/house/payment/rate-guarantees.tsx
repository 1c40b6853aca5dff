import { Trans, useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { Link } from 'react-router';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { readEntries } from '../../../features/house/entries.ts';
import type { HouseNow } from '../../../features/house/house-store.ts';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { useEntryName, useSay } from '../../../features/house/use-words.ts';
import '../../../parts/sums.css';

const documentOf = ({ document }: HouseNow) => document;

/** What each rate asks of guests: it is chosen in the form of the rate. */
export function RateGuarantees() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const say = useSay();
  const entryName = useEntryName();
  const document = useHouseNow(documentOf);
  const rates = readEntries(document, 'ratePlans');
  const said = (id: string, entry: Fields): string => {
    const guarantee = say(`ratePlans/${id}/guarantee`)(fieldOf(entry, 'guarantee'));
    const deposit = fieldOf(entry, 'deposit');
    const amount = isFields(deposit) ? fieldOf(deposit, 'amount') : undefined;
    const rest = isFields(deposit) ? fieldOf(deposit, 'rest') : undefined;
    if (!isFields(amount) || !isFields(rest)) return guarantee;
    const at = `ratePlans/${id}/deposit`;
    const [field = ''] = ['basisPoints', 'nights', 'minor'].filter((name) => fieldOf(amount, name) !== undefined);
    const part = say(`${at}/amount/${field}`)(fieldOf(amount, field));
    const kind = say(`${at}/amount/kind`)(fieldOf(amount, 'kind'));
    return t`${guarantee}: ${kind}, ${part}; the rest ${say(`${at}/rest/kind`)(fieldOf(rest, 'kind'))}`;
  };
  if (rates.length === 0)
    return (
      <p>
        <Trans>There is no rate yet.</Trans>
      </p>
    );
  return (
    <dl className="sums">
      {rates.map(({ id, entry }) => (
        <div key={id}>
          <dt>
            <Link to={`/${hotelId}/desk/house/rates/${id}`}>{entryName(document, 'ratePlans', id)}</Link>
          </dt>
          <dd>{said(id, entry)}</dd>
        </div>
      ))}
    </dl>
  );
}
