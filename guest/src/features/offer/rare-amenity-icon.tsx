import { Check } from 'lucide-react';
import { createElement } from 'react';
import { iconOf } from './icon-of.ts';
import { rareAmenityIcons } from './rare-amenity-icons.ts';

export default function RareAmenityIcon({ code }: { code: number }) {
  return createElement(iconOf(rareAmenityIcons, code) ?? Check, { className: 'ic', 'aria-hidden': true });
}
