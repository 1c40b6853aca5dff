import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { all, get } from './by-role.ts';
import { showPart } from './show-part.tsx';
import { Tooltip } from '@stayfront/ui/parts/tooltip.tsx';

const part = <Tooltip text="Until the day before">Free cancellation</Tooltip>;

// That the class shows it, in a browser without a top layer: e2e/journeys/other-browsers.spec.ts.
test('where a browser has no top layer, a tip is shown and hidden all the same', async () => {
  expect('showPopover' in HTMLElement.prototype).toBe(false);
  const { user } = await showPart(part);
  const { classList } = screen.getByText('Until the day before');
  expect(classList).not.toContain('is-open');
  await user.click(get('button', 'Free cancellation'));
  expect(classList).toContain('is-open');
  fireEvent.pointerDown(document.body);
  expect(classList).not.toContain('is-open');
});

test('a tip that fails leaves what it explains, and the page around it', async () => {
  const { prototype } = HTMLElement;
  const showPopover = () => {
    throw new Error('planted');
  };
  Object.assign(prototype, { showPopover, hidePopover: () => {} });
  onTestFinished(() => {
    for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(prototype, name);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = await showPart(
    <>
      {part}
      <p>All else</p>
    </>,
  );
  fireEvent.click(get('button', 'Free cancellation'));
  expect(all('button')).toEqual([]);
  expect(container.textContent).toBe('Free cancellationAll else');
});
