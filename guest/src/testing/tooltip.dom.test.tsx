import { afterEach, expect, test, vi } from 'vitest';
import { drawPart } from './draw-part.tsx';
import { Tooltip } from '@stayfront/ui/parts/tooltip.tsx';

const part = <Tooltip text="Until the day before">Free cancellation</Tooltip>;
afterEach(() => vi.restoreAllMocks());

test('where a browser has no top layer, a tip is shown and hidden all the same', async () => {
  const { prototype } = HTMLElement;
  const own = Object.getOwnPropertyDescriptors(prototype);
  for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
    Reflect.deleteProperty(prototype, name);
  try {
    // Away from wherever the pointer was left.
    const screen = await drawPart(<div style={{ padding: 300 }}>{part}</div>);
    const tip = screen.getByText('Until the day before');
    await expect.element(tip).not.toBeVisible();
    await screen.getByRole('button', { name: 'Free cancellation' }).click();
    await expect.element(tip).toBeVisible();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.element(tip).not.toBeVisible();
  } finally {
    Object.defineProperties(prototype, own);
  }
});

test('a tip that fails leaves what it explains, and the page around it', async () => {
  vi.spyOn(HTMLElement.prototype, 'showPopover').mockImplementation(() => {
    throw new Error('planted');
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const screen = await drawPart(
    <>
      {part}
      <p>All else</p>
    </>,
  );
  screen
    .getByRole('button', { name: 'Free cancellation' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(screen.getByRole('button', { name: 'Free cancellation' })).not.toBeInTheDocument();
  // A bare text beside another element: nothing a locator finds.
  expect(screen.container.textContent).toContain('Free cancellation');
  await expect.element(screen.getByText('All else')).toBeVisible();
});
