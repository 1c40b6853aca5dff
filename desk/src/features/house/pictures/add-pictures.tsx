import { Trans, useLingui } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { acceptedTypes } from '../../picture/picture-fault.ts';
import './add-pictures.css';

/** Files from another window; what is dragged within the page is none. */
const filesIn = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Where pictures are dropped, or chosen: as many as one likes. */
export function AddPictures({ onFiles }: { onFiles: (files: FileList) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    <>
      <input
        ref={input}
        type="file"
        className="sr"
        tabIndex={-1}
        multiple
        accept={acceptedTypes.join(',')}
        aria-label={t`Pictures from this device`}
        onChange={({ target }) => {
          if (target.files) onFiles(target.files);
          target.value = '';
        }}
      />
      <button
        type="button"
        className={isOver ? 'add-pictures is-over' : 'add-pictures'}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          if (!filesIn(event)) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          if (!filesIn(event)) return;
          event.preventDefault();
          setIsOver(false);
          onFiles(event.dataTransfer.files);
        }}
      >
        <ImagePlus className="ic" aria-hidden />
        <Trans>Drop pictures or choose</Trans>
      </button>
    </>
  );
}
