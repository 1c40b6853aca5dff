import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { get } from './by-role.ts';
import { showPart } from './show-part.tsx';
import { Stepper } from '@stayfront/ui/parts/stepper.tsx';

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
  const { user } = await showPart(<Adults />);
  const more = get('button', 'More adults');
  const fewer = get('button', 'Fewer adults');
  expect(fewer.getAttribute('aria-disabled')).toBe('true');
  await user.click(more);
  await user.click(more);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  await user.click(more);
  expect(get('status').textContent).toBe('3');
  await user.click(fewer);
  await screen.findByText('2');
});
