import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import type { PictureFile } from './picture.tsx';
import './logo.css';

export interface LogoProps {
  name: string;
  city?: string;
  /** The hotel's own logo, beside its name. */
  image?: Pick<PictureFile, 'src' | 'sources' | 'width' | 'height'>;
  /** A drawn mark (svg) in the accent colour, for a house without a picture file. */
  mark?: ReactNode;
  to?: string;
  onClick?: (event: MouseEvent) => void;
  /** A site of its own, opened beside this page; with words that say so to those who cannot see it. */
  site?: string;
  siteLabel?: string;
}

export function Logo({ name, city, image, mark, to, onClick, site, siteLabel }: LogoProps) {
  const inside = (
    <>
      {/* The name stands beside it, so it says nothing of its own. */}
      {image ? <LogoPicture image={image} /> : mark}
      <span>
        <b>{name}</b>
        {city && <small>{city}</small>}
      </span>
    </>
  );
  if (site !== undefined)
    return (
      <a className="logo" href={site} target="_blank" rel="noreferrer">
        {inside}
        <span className="sr">{siteLabel}</span>
      </a>
    );
  if (to === undefined) return <span className="logo">{inside}</span>;
  return (
    <Link className="logo" to={to} onClick={onClick}>
      {inside}
    </Link>
  );
}

/** From the formats that can be seen through: the last one, JPEG, has a white ground and is for old programs only. */
function LogoPicture({ image }: { image: NonNullable<LogoProps['image']> }) {
  const shown = `${(40 * image.width) / image.height}px`;
  return (
    <picture>
      {image.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={shown} />
      ))}
      <img src={image.src} width={image.width} height={image.height} alt="" />
    </picture>
  );
}
