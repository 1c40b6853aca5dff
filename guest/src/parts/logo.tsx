import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './logo.css';

export interface LogoProps {
  name: string;
  city?: string;
  /** The hotel's own logo, beside its name. */
  image?: { src: string; width: number; height: number };
  /** A drawn mark (svg) in the accent colour, for a house without a picture file. */
  mark?: ReactNode;
  to?: string;
}

export function Logo({ name, city, image, mark, to }: LogoProps) {
  const inside = (
    <>
      {/* The name stands beside it, so it says nothing of its own. */}
      {image ? <img src={image.src} width={image.width} height={image.height} alt="" /> : mark}
      <span>
        <b>{name}</b>
        {city && <small>{city}</small>}
      </span>
    </>
  );
  if (to === undefined) return <span className="logo">{inside}</span>;
  return (
    <Link className="logo" to={to}>
      {inside}
    </Link>
  );
}
