import { useLingui } from '@lingui/react/macro';
import type { GuestRoom } from '@stayfront/contract/hotel';
import { ChevronLeft, ChevronRight, Images, Pause, Play } from 'lucide-react';
import { useState, type FocusEvent } from 'react';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { Tag } from '@stayfront/ui/parts/tag.tsx';
import { useSwipe } from '@stayfront/ui/parts/use-swipe.ts';
import { gallerySizes } from './gallery-sizes.ts';
import { useSlides } from './use-slides.ts';
import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import './gallery.css';
import { Opened } from '../frame/opened.tsx';

const Lightbox = lazyPart(() => withLaterTexts(import('./lightbox.tsx')));

const smallOnes = 4;

/** The pictures of a room or an offer: one large that changes by itself, up to four small beside it, all of them in full screen. */
export function Gallery({ title, images }: { title: string; images: GuestRoom['images'] }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const count = images.length;
  const slides = useSlides(count, isOpen);
  const { at, go, isPlaying, setIsPlaying, setIsHeld, onKeyDown } = slides;
  const swipe = useSwipe((step) => go(at + step));
  const small = images.slice(1, 1 + smallOnes);
  const open = (to: number) => {
    go(to);
    setHasOpened(true);
    setIsOpen(true);
  };
  // Only the one in sight and the next: a picture that nobody gets to see is not fetched.
  const near = new Set([at, (at + 1) % Math.max(1, count)]);
  if (count === 0) return null;
  return (
    <section
      className="gal"
      data-small={small.length}
      aria-label={t`Pictures of ${title}`}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={(event: FocusEvent) => setIsHeld(event.currentTarget.contains(event.relatedTarget))}
      onKeyDown={onKeyDown}
    >
      <div className="pic gal__stage" {...swipe}>
        {images.map(
          (picture, index) =>
            near.has(index) && (
              <Picture
                key={picture.imageId}
                // The next one is there already, out of sight: nobody should hear of it yet.
                picture={index === at ? picture : { ...picture, alt: '' }}
                className={classes('gal__slide', index === at && 'on')}
                sizes={gallerySizes}
                isEager={index === 0}
              />
            ),
        )}
        <button
          type="button"
          className="gal__open"
          aria-label={t`Picture ${at + 1} of ${count} in full screen`}
          onClick={() => open(at)}
        />
        {count > 1 && (
          <>
            <button type="button" className="pic__nav prev" aria-label={t`Previous picture`} onClick={() => go(at - 1)}>
              <ChevronLeft className="ic flip" aria-hidden />
            </button>
            <button type="button" className="pic__nav next" aria-label={t`Next picture`} onClick={() => go(at + 1)}>
              <ChevronRight className="ic flip" aria-hidden />
            </button>
            <button
              type="button"
              className="pic__nav gal__play"
              aria-label={isPlaying ? t`Stop the pictures` : t`Show the pictures one after another`}
              onClick={() => setIsPlaying(!isPlaying)}
            >
              {isPlaying ? <Pause className="ic" aria-hidden /> : <Play className="ic" aria-hidden />}
            </button>
            <Tag tone="solid" className="gal__count">
              <bdi aria-hidden>
                {at + 1} / {count}
              </bdi>
              <span className="sr" aria-live={slides.isMoving ? 'off' : 'polite'}>
                {t`Picture ${at + 1} of ${count}`}
              </span>
            </Tag>
          </>
        )}
      </div>
      {small.map((picture, index) => (
        <button
          key={picture.imageId}
          type="button"
          className="pic gal__small"
          // The last one is called by what is written on it.
          aria-label={index < small.length - 1 ? t`Picture ${index + 2} of ${count} in full screen` : undefined}
          onClick={() => open(index + 1)}
        >
          <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 1280px) 320px, 25vw" />
          {index === small.length - 1 && (
            <Tag tone="solid" icon={Images} className="gal__all">
              {t`All ${count} pictures`}
            </Tag>
          )}
        </button>
      ))}
      {hasOpened && (
        <Opened onClose={() => setHasOpened(false)}>
          <Lightbox isOpen={isOpen} title={title} pictures={images} slides={slides} onClose={() => setIsOpen(false)} />
        </Opened>
      )}
    </section>
  );
}
