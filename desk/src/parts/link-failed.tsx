import { Trans } from '@lingui/react/macro';
import { Alert } from '@stayfront/ui/parts/alert.tsx';

/** A link that may be used once was not, since too many tries came from here or nobody answered. */
export function LinkFailed({ isTooOften }: { isTooOften: boolean }) {
  return (
    <Alert tone="bad" isLive>
      {isTooOften ? (
        <Trans>Too many tries from here. Wait a minute, then press again: the link stays good.</Trans>
      ) : (
        <Trans>No answer. Look at your connection, then press again: the link stays good.</Trans>
      )}
    </Alert>
  );
}
