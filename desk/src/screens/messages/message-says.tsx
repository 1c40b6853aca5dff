import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDetail, MessageField } from '@stayfront/contract/desk/messages';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';

/** What they have, and what we say. */
export function MessageSays({ message: { says, currency } }: { message: MessageDetail }) {
  const { t } = useLingui();
  const { language } = useDesk();
  const when = useWhen();
  const names: Readonly<Record<MessageField['field'], string>> = {
    arrival: t`Arrival`,
    departure: t`Departure`,
    room: t`Room`,
    rate: t`Rate`,
    rooms: t`Rooms`,
    adults: t`Adults`,
    expected: t`Expected at`,
    total: t`Total`,
    presence: t`Guests`,
    number: t`Room number`,
  };
  const presences: Readonly<Record<string, string>> = {
    expected: t`still to come`,
    arrived: t`arrived`,
    left: t`left`,
  };
  const write = (field: MessageField['field'], value: string | number | null): string => {
    if (value === null) return '–';
    if (field === 'total') return typeof value === 'number' ? formatMoney(language, value, currency) : value;
    if (field === 'arrival' || field === 'departure') return when.day(String(value));
    return field === 'presence' ? (presences[value] ?? String(value)) : String(value);
  };
  if (says.length === 0) return null;
  return (
    <>
      <h3>
        <Trans>What it says</Trans>
      </h3>
      <table className="says">
        <thead>
          <tr>
            <th scope="col" aria-label={t`What it says`} />
            <th scope="col">
              <Trans>They have</Trans>
            </th>
            <th scope="col">
              <Trans>We say</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {says.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{names[field]}</th>
              <td>{before === null || after === before ? write(field, before) : <s>{write(field, before)}</s>}</td>
              <td>
                <b>{write(field, after)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
