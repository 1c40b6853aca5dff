import { useLingui } from '@lingui/react/macro';
import type { GuestRoom } from '@stayfront/contract/hotel';
import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { useModal } from '@stayfront/ui/parts/use-modal.ts';
import { useSwipe } from '@stayfront/ui/parts/use-swipe.ts';
import type { Slides } from './use-slides.ts';
import '@stayfront/ui/parts/modal.css';
import './lightbox.css';

interface LightboxProps {
  isOpen: boolean;
  title: string;
  pictures: GuestRoom['images'];
  slides: Slides;
  onClose: () => void;
}

/** Every picture on the whole screen, by finger, arrow keys or from the row below. */
export default function Lightbox({ isOpen, title, pictures, slides, onClose }: LightboxProps) {
  const { t } = useLingui();
  const { at, go, isPlaying, setIsPlaying, onKeyDown } = slides;
  const { isPresent, dialogProps } = useModal({ isOpen, onClose, isDismissable: true });
  const swipe = useSwipe((step) => go(at + step));
  const count = pictures.length;
  const shown = pictures[at];
  if (!isPresent) return null;
  return (
    <dialog
      {...dialogProps}
      className="veil veil-slow lightbox"
      aria-label={t`Pictures of ${title}`}
      onKeyDown={(event) => {
        dialogProps.onKeyDown(event);
        onKeyDown(event);
      }}
    >
      <div className="lightbox__top">
        <span className="num">
          <bdi aria-hidden>
            {at + 1} / {count}
          </bdi>
          <span className="sr" aria-live="polite">
            {t`Picture ${at + 1} of ${count}`}
          </span>
        </span>
        <span className="lightbox__title">{title}</span>
        <span className="row">
          {count > 1 && (
            <IconButton
              icon={isPlaying ? Pause : Play}
              label={isPlaying ? t`Stop the pictures` : t`Show the pictures one after another`}
              onClick={() => setIsPlaying(!isPlaying)}
            />
          )}
          <IconButton icon={X} label={t`Close`} onClick={onClose} />
        </span>
      </div>
      <div className="lightbox__stage" {...swipe}>
        {shown && (
          <Picture
            key={shown.imageId}
            // Shown whole, it leaves a margin in which a blurred version would stand beside it.
            picture={{ ...shown, placeholder: '' }}
            sizes="100vw"
            className="lightbox__pict"
          />
        )}
        {count > 1 && (
          <>
            <button type="button" className="pic__nav prev" aria-label={t`Previous picture`} onClick={() => go(at - 1)}>
              <ChevronLeft className="ic flip" aria-hidden />
            </button>
            <button type="button" className="pic__nav next" aria-label={t`Next picture`} onClick={() => go(at + 1)}>
              <ChevronRight className="ic flip" aria-hidden />
            </button>
          </>
        )}
      </div>
      <div className="lightbox__thumbs">
        {pictures.map((picture, index) => (
          <button
            key={picture.imageId}
            type="button"
            className="pic"
            aria-current={index === at || undefined}
            aria-label={t`Picture ${index + 1} of ${count}`}
            onClick={() => go(index)}
          >
            <Picture picture={{ ...picture, alt: '' }} sizes="88px" />
          </button>
        ))}
      </div>
    </dialog>
  );
}
