const line = {
  viewBox: '0 0 40 40',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

export function WaterMark() {
  return (
    <svg {...line}>
      <circle cx="20" cy="20" r="18.5" />
      <path d="M11 21a9 9 0 0 1 18 0" />
      <path d="M7 25.5c3.2 0 3.2-2 6.5-2s3.2 2 6.5 2 3.2-2 6.5-2 3.2 2 6.5 2M11 30.5c2.3 0 2.3-1.8 4.5-1.8s2.2 1.8 4.5 1.8 2.3-1.8 4.5-1.8 2.3 1.8 4.5 1.8" />
    </svg>
  );
}

export function ArchMark() {
  return (
    <svg {...line}>
      <path d="M5 36V18a15 15 0 0 1 30 0v18" />
      <path d="M11 36V19a9 9 0 0 1 18 0v17M17 36V21a3 3 0 0 1 6 0v15M2 36h36" />
    </svg>
  );
}

export function LeafMark() {
  return (
    <svg {...line}>
      <path d="M20 2v36M20 12c0-5 4-8 10-8 0 6-4 9-10 9M20 12c0-5-4-8-10-8 0 6 4 9 10 9M20 23c0-5 4-8 11-8 0 6-4 9-11 9M20 23c0-5-4-8-11-8 0 6 4 9 11 9M20 34c0-5 4-8 11-8 0 6-4 9-11 9M20 34c0-5-4-8-11-8 0 6 4 9 11 9" />
    </svg>
  );
}
