import { useEffect, useState, type KeyboardEvent } from 'react';
import { previewName } from '@stayfront/contract/look-preview';
import { inCalm, useMatches } from '@stayfront/ui/parts/use-matches.ts';

const advance = { onPage: 4000, inFullScreen: 40_000 };

/** One picture after another by itself, until somebody looks closer, takes over or asks it to stop. */
export function useSlides(count: number, isFullScreen: boolean) {
  const [at, setAt] = useState(0);
  const [choice, setIsPlaying] = useState<boolean | null>(null);
  const isCalm = useMatches(inCalm);
  const isPlaying = choice ?? !isCalm;
  const [isHeld, setIsHeld] = useState(false);

  const isMoving = isPlaying && count > 1 && (isFullScreen || !isHeld);
  useEffect(() => {
    // Beside a form of the desk it shows what is first: nobody could tell what they have just changed.
    if (!isMoving || window.name === previewName) return;
    const timer = setTimeout(() => setAt((at + 1) % count), isFullScreen ? advance.inFullScreen : advance.onPage);
    return () => clearTimeout(timer);
  }, [at, count, isMoving, isFullScreen]);

  const go = (to: number) => setAt((to + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(at + step);
  };
  return { at, go, isPlaying, setIsPlaying, setIsHeld, isMoving, onKeyDown };
}

export type Slides = ReturnType<typeof useSlides>;
