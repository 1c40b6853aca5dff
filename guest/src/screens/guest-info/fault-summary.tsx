import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import type { DetailFaults, DetailField } from '../../features/guest-details/check-details.ts';
import { useWordsOfFault } from '../../features/guest-details/use-words-of-fault.ts';
import { useFieldNames } from '../../features/guest-details/use-field-names.ts';
import './fault-summary.css';

interface FaultSummaryProps {
  faults: DetailFaults;
  onChoose: (field: DetailField) => void;
}

/** All that is wrong in one place, each with the way to its field. */
export function FaultSummary({ faults, onChoose }: FaultSummaryProps) {
  const names = useFieldNames();
  const words = useWordsOfFault();
  // Only the sentence is read out at once: the list shrinks with each field that is mended.
  const title = (
    <span role="alert">
      <Trans>Some fields need your attention.</Trans>
    </span>
  );
  return (
    <Alert tone="bad" icon={CircleAlert} className="co__info" title={title}>
      <span className="faults" role="list">
        {(Object.keys(faults) as DetailField[]).map((field) => {
          const fault = faults[field];
          return (
            <span key={field} role="listitem">
              <button type="button" className="link" onClick={() => onChoose(field)}>
                {names[field]}
              </button>
              : {fault && words(fault, field)}
            </span>
          );
        })}
      </span>
    </Alert>
  );
}
