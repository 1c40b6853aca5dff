import { Plural, Trans } from '@lingui/react/macro';
import type { ArchiveFault } from '@stayfront/contract/desk/archive';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { useArchiveFaultWords } from './use-archive-fault-words.ts';

/** What is wrong with an archive, each by its file and line. */
export function ArchiveFaults({ faults }: { faults: readonly ArchiveFault[] }) {
  const say = useArchiveFaultWords();
  return (
    <Alert
      tone="bad"
      isLive
      title={
        <Plural
          value={faults.length}
          one="Nothing of it can be brought in: # thing is not right"
          other="Nothing of it can be brought in: # things are not right"
        />
      }
    >
      <ul className="moving__faults">
        {faults.map(({ file, line, code, at }) => (
          <li key={`${file} ${line} ${code} ${at}`}>
            {file !== '' && (
              <>
                <b className="mono">{file}</b>
                {line !== null && (
                  <>
                    {' '}
                    <Trans>line {line}</Trans>
                  </>
                )}
                {': '}
              </>
            )}
            {say(code)} {at !== '' && <span className="mono">{at}</span>}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
