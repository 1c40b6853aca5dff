import { Trans, useLingui } from '@lingui/react/macro';
import type { Change } from '@stayfront/contract/desk/changes';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { describeChange } from './describe-change.ts';
import { describeFields, describeReasons } from './describe-fields.ts';
import { writeMoment } from './write-moment.ts';
import './change-table.css';

/** Who did what and when, with what was before and after. Nothing in it can be changed. */
export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  const { t, i18n } = useLingui();
  const { hotelId, language } = useDesk();
  const { timeZone, today, currency } = useHouse();
  return (
    <table className="change-table" aria-label={t`Changes`}>
      <thead className="sr">
        <tr>
          <th scope="col">{t`When`}</th>
          <th scope="col">{t`Who`}</th>
          <th scope="col">{t`What`}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.changeId}>
            <td className="change-table__when">
              <time dateTime={change.at}>{writeMoment({ language, timeZone, today }, change.at)}</time>
            </td>
            <td className="change-table__who">
              <Who name={change.who} />
            </td>
            <td>
              {change.reservationId === null ? (
                describeChange(i18n, change)
              ) : (
                <Link to={`/${hotelId}/desk/reservations/${change.reservationId}`}>{describeChange(i18n, change)}</Link>
              )}
              {describeFields(i18n, change, currency).map(({ name, before, after }) => (
                <small key={name}>
                  {name}: <span className="sr">{t`before`}</span> <bdi>{before}</bdi>{' '}
                  <ArrowRight className="ic ic-xs flip" aria-hidden /> <span className="sr">{t`after`}</span>{' '}
                  <bdi>{after}</bdi>
                </small>
              ))}
              {describeReasons(i18n, change, currency).map((reason) => (
                <small key={reason}>{reason}</small>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Who({ name }: { name: string | null }) {
  if (name === null) return <Trans>A system with the key</Trans>;
  if (name === 'system') return <Trans>The installation</Trans>;
  return <bdi title={name}>{name.includes('@') ? name.split('@')[0] : name}</bdi>;
}
