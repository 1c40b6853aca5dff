import { Radio } from '@stayfront/ui/parts/radio.tsx';
import { useId, type ReactNode } from 'react';

interface ChoiceOfTwoProps {
  question: ReactNode;
  yes: ReactNode;
  no: ReactNode;
  /** Null until somebody has said it: neither is chosen for them. */
  chosen: boolean | null;
  missing: ReactNode;
  isMissing: boolean;
  onChoose: (isYes: boolean) => void;
}

export function ChoiceOfTwo({ question, yes, no, chosen, missing, isMissing, onChoose }: ChoiceOfTwoProps) {
  const id = useId();
  return (
    <fieldset className="tell-guest" aria-describedby={isMissing ? `${id}-fault` : undefined}>
      <legend>{question}</legend>
      <Radio name={id} value="yes" label={yes} isChecked={chosen === true} onChange={() => onChoose(true)} />
      <Radio name={id} value="no" label={no} isChecked={chosen === false} onChange={() => onChoose(false)} />
      {isMissing && (
        <p className="err" id={`${id}-fault`} role="alert">
          {missing}
        </p>
      )}
    </fieldset>
  );
}
