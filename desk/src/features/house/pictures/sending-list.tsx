import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { X } from 'lucide-react';
import { usePictureFaultWords } from '../../picture/use-picture-fault-words.ts';
import { mostMegabytes, type SendingFile } from './use-send-files.ts';
import './sending-list.css';

interface SendingListProps {
  files: readonly SendingFile[];
  onAgain: (file: SendingFile) => void;
  onForget: (id: number) => void;
}

/** Each picture that is on its way, how far it is, and why one was not taken. */
export function SendingList({ files, onAgain, onForget }: SendingListProps) {
  const { t } = useLingui();
  const words = usePictureFaultWords(mostMegabytes);
  if (files.length === 0) return null;
  return (
    <ul className="sending" aria-label={t`Pictures on their way`}>
      {files.map((one) => {
        const { id, file, state, share, fault } = one;
        return (
          <li key={id}>
            <span className="sending__name">{file.name}</span>
            {state === 'failed' ? (
              <>
                <span className="err" role="alert">
                  {fault && words[fault]}
                </span>
                {fault === 'failed' && (
                  <Button size="s" onClick={() => onAgain(one)}>
                    <Trans>Send it again</Trans>
                  </Button>
                )}
                <IconButton icon={X} label={t`Forget ${file.name}`} onClick={() => onForget(id)} />
              </>
            ) : (
              <progress
                aria-label={file.name}
                {...(state === 'sending' && share < 1
                  ? { value: share, max: 1 }
                  : state === 'waiting'
                    ? { value: 0 }
                    : {})}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
