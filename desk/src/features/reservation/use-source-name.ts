import { useLingui } from '@lingui/react/macro';
import type { Source } from '@stayfront/rules/channel/source';

export function useSourceName(): (source: Source) => string {
  const { t } = useLingui();
  const names: Readonly<Record<Source, string>> = {
    'own-page': t`Own page`,
    desk: t`Front desk`,
    google: 'Google',
    tripadvisor: 'Tripadvisor',
    trivago: 'trivago',
    kayak: 'KAYAK',
    channel: t`Another partner`,
  };
  return (source) => names[source];
}
