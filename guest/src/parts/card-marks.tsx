import type { ReactNode } from 'react';
import './card-marks.css';

type CardBrand = 'visa' | 'mastercard' | 'maestro' | 'amex' | 'diners' | 'jcb';

export interface CardMarksProps {
  /** The names, read out in the marks' place. */
  label: string;
  brands?: readonly CardBrand[];
}

const ground = <rect x=".5" y=".5" width="43" height="27" rx="4.5" fill="#fff" stroke="#d9d4ca" />;
const lens = 'M22 7.7a7.5 7.5 0 0 1 0 12.6 7.5 7.5 0 0 1 0-12.6Z';

// The schemes' own colours, which no theme may change; simplified.
const marks: Record<CardBrand, ReactNode> = {
  visa: (
    <>
      {ground}
      <path
        fill="#1a2a6c"
        d="m20.7 9.4-1.5 9.2h-2.4l1.5-9.2zm10.1 6 1.3-3.4.7 3.4zm2.7 3.2h2.2l-1.9-9.2h-2c-.5 0-.8.3-1 .7l-3.6 8.5h2.5l.5-1.4h3zm-6.2-3c0-2.4-3.4-2.6-3.4-3.6 0-.4.4-.7 1-.7.8 0 1.6.2 2.1.5l.4-1.8a6 6 0 0 0-2-.4c-2.3 0-4 1.2-4 3 0 1.3 1.2 2 2 2.4.9.5 1.2.7 1.2 1.1 0 .6-.7.9-1.4.9-.9 0-1.800-.300-2.500-.700l-.400 1.900c.600.300 1.600.500 2.700.500 2.500 0 4.300-1.300 4.300-3.100M17.300 9.400l-3.900 9.200h-2.600l-1.900-7.300c-.1-.5-.2-.7-.6-.9-.6-.3-1.600-.6-2.500-.8l.1-.2h4c.5 0 1 .3 1.100.9l1 5.300 2.500-6.200z"
      />
    </>
  ),
  mastercard: (
    <>
      {ground}
      <circle cx="18" cy="14" r="7.5" fill="#d8232a" />
      <circle cx="26" cy="14" r="7.5" fill="#f2a01e" />
      <path d={lens} fill="#e9661f" />
    </>
  ),
  maestro: (
    <>
      {ground}
      <circle cx="18" cy="14" r="7.5" fill="#1a63b5" />
      <circle cx="26" cy="14" r="7.5" fill="#d8232a" />
      <path d={lens} fill="#6a4a86" />
    </>
  ),
  amex: (
    <>
      <rect width="44" height="28" rx="5" fill="#2671b9" />
      <path
        fill="#fff"
        d="m8 10-3.300 8h2.100l.6-1.500h3l.6 1.500h2.100l-3.300-8zm.9 2.300.9 2.500H8zM14 10v8h1.900v-5l1.800 5h1.500l1.800-5v5h1.900v-8h-2.700l-1.700 4.800L16.800 10zm10 0v8h6v-1.700h-4.100v-1.500h4v-1.600h-4v-1.500H30V10zm6.500 0 2.800 4-2.900 4h2.300l1.800-2.700 1.800 2.700h2.400l-2.900-4 2.800-4h-2.200l-1.800 2.600L32.800 10z"
      />
    </>
  ),
  diners: (
    <>
      {ground}
      <circle cx="22" cy="14" r="9" fill="#1d4f91" />
      <circle cx="22" cy="14" r="6.6" fill="#fff" />
      <path d="M20.400 8.600a5.600 5.600 0 0 0 0 10.800zM23.600 8.600a5.600 5.600 0 0 1 0 10.800z" fill="#1d4f91" />
    </>
  ),
  jcb: (
    <>
      {ground}
      <rect x="11" y="5" width="7" height="18" rx="3" fill="#1b5faa" />
      <rect x="18.5" y="5" width="7" height="18" rx="3" fill="#c8202f" />
      <rect x="26" y="5" width="7" height="18" rx="3" fill="#1f8a43" />
    </>
  ),
};

const all = Object.keys(marks) as CardBrand[];

export function CardMarks({ label, brands = all }: CardMarksProps) {
  return (
    <span className="marks" role="img" aria-label={label}>
      {brands.map((brand) => (
        <svg key={brand} viewBox="0 0 44 28" aria-hidden>
          {marks[brand]}
        </svg>
      ))}
    </span>
  );
}
