import { inkOn } from './ink-on.ts';
import { shadeOf, type Oklab } from './oklab.ts';

type Shades = {
  /** Text, icons and rings. */
  readonly accent: Oklab;
  /** Buttons, what is written on them, and their outline. */
  readonly fill: Oklab;
  readonly ink: Oklab;
  readonly edge: Oklab;
};

/** What follows from a hotel's colour by day and by night, as theme/tokens/colours.css works it out: change one, change the other. */
export function shadesOf(brand: Oklab): { readonly light: Shades; readonly dark: Shades } {
  const fill = shadeOf(brand, (lightness) => Math.max(lightness, 0.71), 0.105);
  return {
    light: {
      accent: shadeOf(brand, (lightness) => Math.min(lightness, 0.46)),
      fill: brand,
      ink: inkOn(brand),
      edge: shadeOf(brand, (lightness) => Math.min(lightness, 0.61)),
    },
    dark: {
      accent: shadeOf(brand, (lightness) => Math.max(lightness, 0.79), 0.095),
      fill,
      ink: inkOn(fill),
      edge: fill,
    },
  };
}
