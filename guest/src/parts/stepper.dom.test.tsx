import { useState } from 'react';
import { expect, test } from 'vitest';
import { drawPart } from '../testing/draw-part.tsx';
import { Stepper } from './stepper.tsx';

function Adults() {
  const [count, setCount] = useState(1);
  return (
    <Stepper
      label="Adults"
      lessLabel="Fewer adults"
      moreLabel="More adults"
      value={count}
      min={1}
      max={3}
      onChange={setCount}
    />
  );
}

test('a number is counted up to its most and down to its least, and no further', async () => {
  const screen = await drawPart(<Adults />);
  const more = screen.getByRole('button', { name: 'More adults' });
  const fewer = screen.getByRole('button', { name: 'Fewer adults' });
  await expect.element(fewer).toBeDisabled();
  await more.click();
  await more.click();
  await expect.element(more).toBeDisabled();
  await fewer.click();
  await expect.element(screen.getByText('2')).toBeVisible();
});
