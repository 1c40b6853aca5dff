import { Check } from 'lucide-react';
import { createElement, Suspense, type ComponentType } from 'react';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import { firstAmenityIcons } from './first-amenity-icons.ts';
import { iconOf } from './icon-of.ts';

const Tick = () => <Check className="ic" aria-hidden />;

// A picture that does not come is no reason to lose the page.
const FurtherAmenityIcon = lazyPart<ComponentType<{ code: number }>>(() =>
  import('./further-amenity-icon.tsx').catch(() => ({ default: Tick })),
);

/** The picture of a room amenity, by its OpenTravel code. */
export function AmenityIcon({ code }: { code: number }) {
  const icon = iconOf(firstAmenityIcons, code);
  if (icon) return createElement(icon, { className: 'ic', 'aria-hidden': true });
  return (
    <Suspense fallback={<Tick />}>
      <FurtherAmenityIcon code={code} />
    </Suspense>
  );
}
