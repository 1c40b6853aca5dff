import { Check } from 'lucide-react';
import { createElement, lazy, Suspense } from 'react';
import { amenityIcons } from './amenity-icons.ts';
import { iconOf } from './icon-of.ts';

const RareAmenityIcon = lazy(() => import('./rare-amenity-icon.tsx'));

/** The picture of a room amenity, by its OpenTravel code. */
export function AmenityIcon({ code }: { code: number }) {
  const icon = iconOf(amenityIcons, code);
  if (icon) return createElement(icon, { className: 'ic', 'aria-hidden': true });
  return (
    <Suspense fallback={<Check className="ic" aria-hidden />}>
      <RareAmenityIcon code={code} />
    </Suspense>
  );
}
