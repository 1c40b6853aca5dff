import type { SyntheticEvent } from 'react';
import { classes } from './classes.ts';
import './picture.css';

export interface PictureFile {
  alt: string;
  /** A tiny version as a data URL; stands blurred in the place until the picture is there. */
  placeholder?: string;
  width: number;
  height: number;
  /** What stays visible wherever it is cut, in percent. */
  focus?: { x: number; y: number } | undefined;
  src: string;
  sources: readonly { type: string; srcSet: string }[];
}

export interface PictureProps {
  picture: PictureFile;
  sizes?: string;
  /** For what is in the first view: loaded at once, and never faded in. */
  isEager?: boolean;
  /** Only its place and its words, until it is wanted. */
  isLater?: boolean;
  className?: string;
}

/** Only a picture that is still on its way when scripts run starts hidden: without scripts it simply appears. */
function hideUntilLoaded(img: HTMLImageElement | null) {
  if (img && !img.complete) img.dataset['state'] = 'waiting';
}

function show({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  delete currentTarget.dataset['state'];
}

export function Picture({ picture, sizes, isEager = false, isLater = false, className }: PictureProps) {
  const { alt, placeholder, width, height, focus, src, sources } = picture;
  const place = {
    className: classes('pict', className),
    style: placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined,
  };
  if (isLater) return <span {...place} role="img" aria-label={alt} />;
  return (
    <picture {...place}>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        ref={isEager ? undefined : hideUntilLoaded}
        src={src}
        alt={alt}
        width={width}
        height={height}
        style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
        decoding="async"
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        onLoad={show}
        onError={show}
      />
    </picture>
  );
}
