import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import type { LookPicture } from '@stayfront/contract/customization';
import type { Picture } from '@stayfront/contract/hotel';
import { ImageOff, Trash2 } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useSendPicture } from '../../app/data/use-send-picture.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { acceptedTypes, faultOfCode, faultOfFile, type PictureFault } from '../../features/picture/picture-fault.ts';
import { usePictureFaultWords } from '../../features/picture/use-picture-fault-words.ts';
import './picture-field.css';

/** A logo or a background is small; the house's own pictures may be larger. */
const mostMegabytes = 8;

interface PictureFieldProps {
  hotelId: number;
  id: LookPicture;
  title: string;
  /** What it looks best at, in pixels. */
  ideal: { width: number; height: number };
  note?: string;
  picture: Picture | null;
  isDisabled: boolean;
  onSent: (sent: { url: string; picture: Picture }) => void;
  onRemove: () => void;
  onSignedOut: () => void;
}

/** A picture that can be sent, replaced and taken away; by pressing, by keys or by dropping a file on it. */
export function PictureField(props: PictureFieldProps) {
  const { hotelId, id, title, ideal, note, picture, isDisabled, onSent, onRemove, onSignedOut } = props;
  const { t } = useLingui();
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<PictureFault | null>(null);
  const sending = useSendPicture(hotelId, id);
  const words = usePictureFaultWords(mostMegabytes);
  const { width, height } = ideal;
  const take = (file: File | undefined) => {
    if (!file || sending.isPending || isDisabled) return;
    const known = faultOfFile(file, mostMegabytes);
    setFault(known);
    if (known) return;
    sending.mutate(file, {
      onSuccess: onSent,
      onError: (error) => {
        const code = error instanceof RefusedCall ? error.problem.code : '';
        if (code === 'operator.missing') onSignedOut();
        else setFault(faultOfCode(code));
      },
    });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <section className="look__part" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <h2 className="look__name">{title}</h2>
      <div className="look__up">
        <span className="look__thumb">
          {picture ? <img src={thumbOf(picture)} alt="" /> : <ImageOff className="ic" aria-hidden />}
        </span>
        <span className="grow cap muted" id={noteId}>
          {sending.isPending ? t`Please wait` : t`Ideal ${width} × ${height} px`}
          {note && <span className="look__note">{note}</span>}
        </span>
        <input
          ref={input}
          type="file"
          className="sr"
          tabIndex={-1}
          aria-label={title}
          accept={acceptedTypes.join(',')}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button
          size="s"
          aria-label={`${picture ? t`Replace` : t`Upload`}: ${title}`}
          aria-describedby={noteId}
          isDisabled={isDisabled}
          isWaiting={sending.isPending}
          onClick={() => input.current?.click()}
        >
          {picture ? <Trans>Replace</Trans> : <Trans>Upload</Trans>}
        </Button>
        {picture && (
          <IconButton
            icon={Trash2}
            label={`${t`Remove`}: ${title}`}
            isOutlined
            isDisabled={isDisabled}
            onClick={onRemove}
          />
        )}
      </div>
      {sending.isPending && <progress className="look__progress" aria-label={title} />}
      <div role="alert" className="cap">
        {fault && <span className="err">{words[fault]}</span>}
      </div>
    </section>
  );
}

/** The smallest that can be seen through. */
const thumbOf = ({ sources, src }: Picture): string =>
  sources.find(({ type }) => type === 'image/webp')?.srcSet.split(/[ ,]/)[0] ?? src;
