import { render } from 'vitest-browser-react/pure';
import { screenRoot, type Opening } from './screen-root.tsx';
import '@stayfront/ui/theme/theme.css';

/** Opens the application at an address in a real browser. */
export async function openScreen(url: string, opening: Opening = {}) {
  const { root, ...deps } = await screenRoot(url, opening);
  const screen = await render(root);
  return { screen, ...deps };
}
