import { useLingui } from '@lingui/react/macro';
import type { Source } from '@stayfront/rules/channel/source';

export function useSourceName(): (source: Source) => string {
  const { t } = useLingui();
  const names: Readonly<Record<Source, string>> = {
    'own-page': t`Own page`,
    desk: t({ message: 'Desk', comment: 'Where a booking came from: the hotel’s own people wrote it in' }),
    google: 'Google',
    tripadvisor: 'Tripadvisor',
    trivago: 'trivago',
    kayak: 'KAYAK',
    channel: t`Another partner`,
  };
  return (source) => names[source];
}
