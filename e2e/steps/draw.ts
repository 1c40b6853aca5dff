import type { Frame, Page } from '@playwright/test';

/**
 * Whether the page is drawn. Where only places of texts are read, pixels are of no use, and to draw them takes a seventh
 * of the time. What is typed or clicked must be drawn; so must whatever asks which element is on top.
 */
export const draw = (where: Page | Frame, isDrawn: boolean): Promise<void> =>
  where.evaluate(
    (clip) => {
      document.documentElement.style.clipPath = clip;
    },
    isDrawn ? '' : 'inset(100%)',
  );
