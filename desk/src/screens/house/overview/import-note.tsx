import { Plural, Trans } from '@lingui/react/macro';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { useFaultWords } from '../../../features/house/use-fault-words.ts';
import { useSayPlace } from '../../../features/house/use-say-place.ts';
import type { ImportTrouble } from './use-import-house.ts';

/** What is wrong with a file that was not taken, all of it, each at its field. */
export function ImportNote({ trouble }: { trouble: ImportTrouble }) {
  const placeOf = useSayPlace();
  const say = useFaultWords();
  if (trouble.kind === 'not-json')
    return (
      <Alert tone="bad" isLive>
        <Trans>This is no file of a house. Choose one that was saved here, or that your own system wrote.</Trans>
      </Alert>
    );
  if (trouble.kind !== 'refused')
    return (
      <Alert tone="bad" isLive>
        <Trans>No answer. The draft is as it was: try again.</Trans>
      </Alert>
    );
  const { code, title, errors = [] } = trouble.problem;
  if (code === 'house.draft_changed')
    return (
      <Alert tone="warn" isLive>
        <Trans>Somebody has changed the draft meanwhile. Look at it, then read the file again.</Trans>
      </Alert>
    );
  return (
    <Alert tone="bad" isLive>
      {errors.length === 0 ? (
        title
      ) : (
        <>
          <Plural
            value={errors.length}
            one="The file was not taken: # field is not right. The draft is as it was."
            other="The file was not taken: # fields are not right. The draft is as it was."
          />
          <ul>
            {errors.map(({ field, code: fault, message }) => (
              <li key={`${field} ${message}`}>
                <b>{placeOf(field)}</b> <code>{field}</code>: {say({ path: field, code: fault, message })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
