import { Check } from 'lucide-react';
import { createElement, Suspense, type ComponentType } from 'react';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import { amenityIcons } from './amenity-icons.ts';
import { iconOf } from './icon-of.ts';

const Tick = () => <Check className="ic" aria-hidden />;

// A picture that does not come is no reason to lose the page.
const RareAmenityIcon = lazyPart<ComponentType<{ code: number }>>(() =>
  import('./rare-amenity-icon.tsx').catch(() => ({ default: Tick })),
);

/** The picture of an amenity that is not among the first of a house. */
export default function FurtherAmenityIcon({ code }: { code: number }) {
  const icon = iconOf(amenityIcons, code);
  if (icon) return createElement(icon, { className: 'ic', 'aria-hidden': true });
  return (
    <Suspense fallback={<Tick />}>
      <RareAmenityIcon code={code} />
    </Suspense>
  );
}
