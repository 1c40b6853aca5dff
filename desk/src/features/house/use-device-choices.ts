import { useLingui } from '@lingui/react/macro';
import { Monitor, MonitorSmartphone, Smartphone } from 'lucide-react';

/** On what a guest's page may be looked at. */
export function useDeviceChoices() {
  const { t } = useLingui();
  return [
    { key: 'desk', name: t`Desktop`, Icon: Monitor },
    { key: 'phone', name: t`Smartphone`, Icon: Smartphone },
    { key: 'both', name: t`Both`, Icon: MonitorSmartphone },
  ] as const;
}
