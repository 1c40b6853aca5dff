import type { Picture } from '@stayfront/contract/hotel';

/** The smallest that there is, at the place that must stay visible. */
export function Thumb({ picture, className }: { picture: Picture; className?: string }) {
  const { sources, src, focus, width, height, placeholder } = picture;
  const small = sources.find(({ type }) => type === 'image/webp')?.srcSet.split(/[ ,]/)[0] ?? src;
  return (
    <img
      className={className}
      src={small}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      draggable={false}
      style={{
        backgroundImage: `url("${placeholder}")`,
        ...(focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : {}),
      }}
    />
  );
}
