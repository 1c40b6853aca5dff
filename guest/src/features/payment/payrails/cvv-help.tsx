import { Trans } from '@lingui/react/macro';
import { CircleQuestionMark } from 'lucide-react';
import { Tooltip } from '@stayfront/ui/parts/tooltip.tsx';

/** Where on the card the CVV is; a press here is not meant for the field it stands in. */
export function CvvHelp() {
  return (
    <span className="cvv-help" onPointerUp={(event) => event.stopPropagation()}>
      <Tooltip
        className="icon-btn"
        text={
          <Trans>
            The last three digits on the back of your card; on American Express the four digits on the front.
          </Trans>
        }
      >
        <CircleQuestionMark className="ic" aria-hidden />
        <span className="sr">
          <Trans>Where is the CVV?</Trans>
        </span>
      </Tooltip>
    </span>
  );
}
