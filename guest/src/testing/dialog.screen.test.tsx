import { fireEvent, screen } from '@testing-library/react';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { expect, test, vi } from 'vitest';
import { showPart } from './show-part.tsx';

test('a press beside a dialog closes it, but not the second half of the double press that has opened it', async () => {
  const close = vi.fn<() => void>();
  await showPart(<Dialog isOpen onClose={close} closeLabel="Close" title="A question" />);
  const dialog = screen.getByRole('dialog');
  const press = (detail: number): void => {
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail });
  };
  press(2);
  expect(close).not.toHaveBeenCalled();
  press(1);
  expect(close).toHaveBeenCalledOnce();
});
