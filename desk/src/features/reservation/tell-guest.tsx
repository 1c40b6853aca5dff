import { Trans } from '@lingui/react/macro';
import { Radio } from '@stayfront/ui/parts/radio.tsx';
import { useId } from 'react';
import './tell-guest.css';

interface TellGuestProps {
  /** Null until somebody has said it: whether a guest is written to is never chosen for them. */
  tells: boolean | null;
  /** Without an address there is nothing to choose. */
  hasAddress: boolean;
  languageName: string;
  isMissing: boolean;
  onChoose: (tells: boolean) => void;
}

export function TellGuest({ tells, hasAddress, languageName, isMissing, onChoose }: TellGuestProps) {
  const id = useId();
  if (!hasAddress)
    return (
      <p className="tell-guest__none">
        <Trans>The guest has left no mail address and is not written to.</Trans>
      </p>
    );
  return (
    <fieldset className="tell-guest" aria-describedby={isMissing ? `${id}-fault` : undefined}>
      <legend>
        <Trans>Is the guest told?</Trans>
      </legend>
      <Radio
        name={id}
        value="yes"
        label={<Trans>Yes, by a letter in {languageName}</Trans>}
        isChecked={tells === true}
        onChange={() => onChoose(true)}
      />
      <Radio
        name={id}
        value="no"
        label={<Trans>No letter</Trans>}
        isChecked={tells === false}
        onChange={() => onChoose(false)}
      />
      {isMissing && (
        <p className="err" id={`${id}-fault`} role="alert">
          <Trans>Say whether the guest is told.</Trans>
        </p>
      )}
    </fieldset>
  );
}
