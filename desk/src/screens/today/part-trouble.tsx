import { Trans } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';

/** A part of the page that could not be read; the others stay. */
export const PartTrouble = ({ onAgain }: { onAgain: () => void }) => (
  <p className="empty-line" role="alert">
    <Trans>This could not be read.</Trans>{' '}
    <Button kind="quiet" size="s" onClick={onAgain}>
      <Trans>Try again</Trans>
    </Button>
  </p>
);
