import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screenRoot, type Opening } from './screen-root.tsx';

/**
 * Shows the application at an address without a browser: quick, but nothing has a size, a place or a colour. What hangs on
 * those is looked at on a journey.
 */
export async function showScreen(url: string, opening: Opening = {}) {
  const { root, ...deps } = await screenRoot(url, opening);
  const { container } = render(root);
  return { user: userEvent.setup(), container, ...deps };
}
