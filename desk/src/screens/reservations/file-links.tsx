import { useLingui } from '@lingui/react/macro';
import { addressOf } from '@stayfront/contract/call';
import { exportDeskReservations } from '@stayfront/contract/desk/export';
import { Download } from 'lucide-react';
import { askedOf, type ListQuery } from '../../app/data/list-query.ts';
import { useDesk } from '../../app/page/desk-context.tsx';

const formats = ['csv', 'xlsx'] as const;

/** What the list shows as a file, all of it, in the language of the desk. */
export function FileLinks({ shown }: { shown: ListQuery }) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const to = (format: (typeof formats)[number]): string =>
    addressOf(exportDeskReservations, {
      params: { hotelId },
      query: { ...askedOf(shown), format, lang: language },
    });
  return (
    <div className="file-links" role="group" aria-label={t`As a file`}>
      <Download className="ic ic-s" aria-hidden />
      {formats.map((format) => (
        <a key={format} href={to(format)} download>
          {format.toUpperCase()}
        </a>
      ))}
    </div>
  );
}
