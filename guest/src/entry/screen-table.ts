import { registerScreens } from '../app/page/registered-screens.ts';
import type { Screen } from '../app/page/screen.ts';

const found = import.meta.glob<readonly Screen[]>('../screens/*/screen.ts', { eager: true, import: 'screens' });

/** Words come before places: `reservation/lost-link` is no reservation of that number. */
const inOrder = (screens: readonly Screen[]): readonly Screen[] =>
  screens.toSorted((one, other) => (ranked(one) < ranked(other) ? -1 : 1));
const ranked = ({ path }: Screen): string => path.replaceAll(':', '~');

/** The pages of a hotel: the table of contents of the guest application, made of what each screen says of itself. */
export const screenTable = inOrder(Object.values(found).flat());
registerScreens(screenTable);
