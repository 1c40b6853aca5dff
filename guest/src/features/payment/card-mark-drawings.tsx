import type { ReactNode } from 'react';
import type { CardCode } from './use-card-names.ts';

const ground = <rect x=".5" y=".5" width="43" height="27" rx="4.5" fill="#fff" stroke="#d9d4ca" />;
const lens = 'M22 7.7a7.5 7.5 0 0 1 0 12.6 7.5 7.5 0 0 1 0-12.6Z';

// The schemes' own colours, which no theme may change; simplified.
export const cardMarkDrawings: Record<CardCode, ReactNode> = {
  VI: (
    <>
      {ground}
      <path
        fill="#1a2a6c"
        d="m20.7 9.4-1.5 9.2h-2.4l1.5-9.2zm10.1 6 1.3-3.4.7 3.4zm2.7 3.2h2.2l-1.9-9.2h-2c-.5 0-.8.3-1 .7l-3.6 8.5h2.5l.5-1.4h3zm-6.2-3c0-2.4-3.4-2.6-3.4-3.6 0-.4.4-.7 1-.7.8 0 1.6.2 2.1.5l.4-1.8a6 6 0 0 0-2-.4c-2.3 0-4 1.2-4 3 0 1.3 1.2 2 2 2.4.9.5 1.2.7 1.2 1.1 0 .6-.7.9-1.4.9-.9 0-1.800-.300-2.500-.700l-.400 1.900c.600.300 1.600.500 2.700.500 2.500 0 4.300-1.300 4.300-3.100M17.300 9.400l-3.900 9.200h-2.600l-1.900-7.300c-.1-.5-.2-.7-.6-.9-.6-.3-1.600-.6-2.500-.8l.1-.2h4c.5 0 1 .3 1.100.9l1 5.300 2.500-6.200z"
      />
    </>
  ),
  MC: (
    <>
      {ground}
      <circle cx="18" cy="14" r="7.5" fill="#d8232a" />
      <circle cx="26" cy="14" r="7.5" fill="#f2a01e" />
      <path d={lens} fill="#e9661f" />
    </>
  ),
  MA: (
    <>
      {ground}
      <circle cx="18" cy="14" r="7.5" fill="#1a63b5" />
      <circle cx="26" cy="14" r="7.5" fill="#d8232a" />
      <path d={lens} fill="#6a4a86" />
    </>
  ),
  AX: (
    <>
      <rect width="44" height="28" rx="5" fill="#2671b9" />
      <path
        fill="#fff"
        d="m8 10-3.300 8h2.100l.6-1.500h3l.6 1.500h2.100l-3.300-8zm.9 2.300.9 2.500H8zM14 10v8h1.900v-5l1.800 5h1.500l1.800-5v5h1.900v-8h-2.700l-1.700 4.800L16.800 10zm10 0v8h6v-1.700h-4.100v-1.500h4v-1.600h-4v-1.500H30V10zm6.500 0 2.800 4-2.900 4h2.300l1.800-2.700 1.800 2.700h2.400l-2.900-4 2.800-4h-2.200l-1.800 2.600L32.800 10z"
      />
    </>
  ),
  DN: (
    <>
      {ground}
      <circle cx="22" cy="14" r="9" fill="#1d4f91" />
      <circle cx="22" cy="14" r="6.6" fill="#fff" />
      <path d="M20.400 8.600a5.600 5.600 0 0 0 0 10.800zM23.600 8.600a5.600 5.600 0 0 1 0 10.800z" fill="#1d4f91" />
    </>
  ),
  JC: (
    <>
      {ground}
      <rect x="11" y="5" width="7" height="18" rx="3" fill="#1b5faa" />
      <rect x="18.5" y="5" width="7" height="18" rx="3" fill="#c8202f" />
      <rect x="26" y="5" width="7" height="18" rx="3" fill="#1f8a43" />
    </>
  ),
  BC: (
    <>
      <rect width="44" height="28" rx="5" fill="#33475b" />
      <rect y="6" width="44" height="5" fill="#1c2a38" />
      <rect x="6" y="15" width="8" height="6" rx="1.5" fill="#e3b95a" />
      <path d="M19 17h18M19 21h12" stroke="#c8d3dd" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
  BL: (
    <>
      {ground}
      <rect x="5" y="6" width="34" height="16" rx="8" fill="#1f5fa8" />
      <path
        d="M19.5 11.3a4 4 0 1 0 0 5.4M23.5 14h5.2a2 2 0 0 0 0-4h-5.2zm0 0v4h5.8a2 2 0 0 0 0-4"
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  CB: (
    <>
      {ground}
      <path d="M22 5a9 9 0 0 0 0 18z" fill="#1a2a4f" />
      <path d="M24 5a9 9 0 0 1 0 18z" fill="#8aa0c6" />
      <path d="M7 25h30" stroke="#1a2a4f" strokeWidth="1.2" strokeLinecap="round" />
    </>
  ),
  DS: (
    <>
      {ground}
      <path d="M14 27.5h25.5a4 4 0 0 0 4-4v-8.5c-6 6-16 10.5-29.5 12.5Z" fill="#ee7f22" />
      <circle cx="25" cy="11.5" r="4.8" fill="#ee7f22" />
      <path d="M7 11.5h9M31.5 11.5h5.5" stroke="#2b2b2b" strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  EC: (
    <>
      <rect width="44" height="28" rx="5" fill="#1d3a72" />
      <circle cx="18" cy="14" r="7.5" fill="#d8232a" />
      <circle cx="26" cy="14" r="7.5" fill="#f4c430" />
      <path d={lens} fill="#e9861f" />
    </>
  ),
  TP: (
    <>
      {ground}
      <circle cx="22" cy="14" r="9" fill="none" stroke="#25548c" strokeWidth="1.4" />
      <path
        d="M13 14h18M22 5c-4.5 5-4.5 13 0 18M22 5c4.5 5 4.5 13 0 18"
        fill="none"
        stroke="#9db6d3"
        strokeWidth="1.1"
      />
      <path d="m15 17.5 13-7.5-3.5 8-3.2-1.7-2.1 2.7-.5-3z" fill="#c5322d" />
    </>
  ),
};
