import { Trans } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Alert } from '@stayfront/ui/parts/alert.tsx';

export type Trouble = 'signed-out' | 'changed-elsewhere' | 'no-right' | 'too-often' | 'failed';

interface SaveTroubleProps {
  hotelId: number;
  trouble: Trouble;
  onLoadTheirs: () => void;
  onSaveMine: () => void;
}

/** Why nothing was saved, and the way on; what was chosen stays in every case. */
export function SaveTrouble({ hotelId, trouble, onLoadTheirs, onSaveMine }: SaveTroubleProps) {
  if (trouble === 'signed-out')
    return (
      <Alert tone="warn" isLive>
        <Trans>Your session has ended. Please sign in again in another tab: your changes stay here.</Trans>{' '}
        <a
          className="link"
          href={`/${hotelId}/desk/sign-in?to=/${hotelId}/config/customization`}
          target="_blank"
          rel="noreferrer"
        >
          <Trans>Sign in</Trans>
        </a>
      </Alert>
    );
  if (trouble === 'changed-elsewhere')
    return (
      <Alert tone="warn" isLive>
        <Trans>Somebody has saved another look meanwhile.</Trans>
        <span className="look__ways">
          <Button size="s" onClick={onLoadTheirs}>
            <Trans comment="Somebody else has saved the form meanwhile: takes over what they have saved">
              Load theirs
            </Trans>
          </Button>
          <Button size="s" onClick={onSaveMine}>
            <Trans comment="Somebody else has saved the form meanwhile: writes over what they have saved">
              Save mine
            </Trans>
          </Button>
        </span>
      </Alert>
    );
  return (
    <Alert tone="bad" isLive>
      {trouble === 'no-right' && <Trans>You may look at this, but not change it.</Trans>}
      {trouble === 'too-often' && (
        <Trans>You have asked several times already. Please wait a quarter of an hour, or call the hotel.</Trans>
      )}
      {trouble === 'failed' && <Trans>We could not reach the hotel. Please try again.</Trans>}
    </Alert>
  );
}
