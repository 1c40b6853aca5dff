import { Trans } from '@lingui/react/macro';
import type { HouseNow } from '../../features/house/house-store.ts';
import { HouseStatus } from '../../features/house/house-status.tsx';
import { useHouseNow } from '../../features/house/use-house-store.ts';

const linkOf = ({ link }: HouseNow) => link.state;

/** Whether what was typed is safe. Drafts and versions are nobody's concern before the house is open. */
export function DraftNote() {
  const state = useHouseNow(linkOf);
  return (
    <p className="hint" role={state === 'saved' || state === 'sending' ? 'status' : undefined}>
      {state === 'saved' ? <Trans>Saved</Trans> : state === 'sending' ? <Trans>Saving …</Trans> : <HouseStatus />}
    </p>
  );
}
