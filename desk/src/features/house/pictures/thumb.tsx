import type { Picture } from '@stayfront/contract/hotel';
import './thumb.css';

/** The smallest that there is, at the place that must stay visible. */
export function Thumb({ picture }: { picture: Picture }) {
  const { sources, src, focus, width, height } = picture;
  const small = sources.find(({ type }) => type === 'image/webp')?.srcSet.split(/[ ,]/)[0] ?? src;
  return (
    <img
      className="thumb"
      src={small}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      draggable={false}
      style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
    />
  );
}
