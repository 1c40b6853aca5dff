import { useLingui } from '@lingui/react/macro';
import type { CheckedImport } from '@stayfront/contract/desk/imports';

type Ask = CheckedImport['asks'][number];

/** What has to be said of a file before anything of it is taken. */
export function useAskWords(): (ask: Ask) => string {
  const { t } = useLingui();
  return (ask) => {
    const words: Readonly<Record<Ask, string>> = {
      columns: t`which columns are the guest, the room, the arrival and the departure`,
      dates: t`whether its days begin with the day or the month`,
      totals: t`whether its amounts are of one room or of the whole booking`,
      rooms: t`which room of this house each of its rooms is`,
      statuses: t`what its words for the status mean`,
      'rate-plan': t`which rate its bookings stand at: this house has none yet`,
    };
    return words[ask];
  };
}
