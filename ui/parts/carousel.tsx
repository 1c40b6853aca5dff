import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classes } from './classes.ts';
import { Picture, type PictureFile } from './picture.tsx';
import './carousel.css';

export interface CarouselProps {
  pictures: readonly PictureFile[];
  sizes?: string;
  isEager?: boolean;
  /** Names the whole, e.g. “Pictures of the Junior Suite”. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Read out when the picture changes, e.g. “Picture 2 of 5”. */
  positionLabel: (position: number, count: number) => string;
  /** Tags on top of the picture. */
  children?: ReactNode;
  className?: string;
}

const MOST = 5;

/** The track scrolls and snaps by itself, so fingers need no script; arrows, dots and keys only move it. */
export function Carousel(props: CarouselProps) {
  const { sizes, isEager = false, label, previousLabel, nextLabel, positionLabel, children, className } = props;
  const pictures = props.pictures.slice(0, MOST);
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  // The first picture is all that a page costs which nobody looks through: the others come with the first touch.
  const [isTouched, setIsTouched] = useState(false);
  const touch = () => setIsTouched(true);
  const count = pictures.length;

  const go = (to: number) => {
    const list = track.current;
    if (!list) return;
    const wanted = (to + count) % count;
    const isRtl = getComputedStyle(list).direction === 'rtl';
    list.scrollTo({ left: (isRtl ? -1 : 1) * wanted * list.clientWidth });
  };

  const onScroll = () => {
    const list = track.current;
    // From right to left the distance is negative.
    if (list) setAt(Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth)));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward) go(at + 1);
    else if (event.key === backward) go(at - 1);
    else return;
    event.preventDefault();
  };

  if (count === 0) return <div className={classes('pic', className)}>{children}</div>;
  return (
    <div className={classes('pic', className)} role="group" aria-label={label} onPointerEnter={touch} onFocus={touch}>
      <ul
        ref={track}
        className="carousel__track"
        // One stop for the keyboard, moved with the arrow keys; the two buttons are for pointers.
        tabIndex={count > 1 ? 0 : undefined}
        aria-label={label}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <Picture
              picture={picture}
              sizes={sizes}
              isEager={isEager && index === 0}
              isLater={index > 0 && !isTouched}
            />
          </li>
        ))}
      </ul>
      {children}
      {count > 1 && (
        <>
          <button
            type="button"
            className="pic__nav prev"
            tabIndex={-1}
            aria-label={previousLabel}
            onClick={() => go(at - 1)}
          >
            <ChevronLeft className="ic flip" aria-hidden />
          </button>
          <button
            type="button"
            className="pic__nav next"
            tabIndex={-1}
            aria-label={nextLabel}
            onClick={() => go(at + 1)}
          >
            <ChevronRight className="ic flip" aria-hidden />
          </button>
          <div className="dots" aria-hidden>
            {pictures.map((picture, index) => (
              <i key={picture.src} className={classes(index === at && 'on')} />
            ))}
          </div>
          <span className="sr" aria-live="polite">
            {positionLabel(at + 1, count)}
          </span>
        </>
      )}
    </div>
  );
}
