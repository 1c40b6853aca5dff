import { useLingui } from '@lingui/react/macro';
import { GripVertical } from 'lucide-react';
import type { useOrder } from './use-order.ts';
import './order-handle.css';

interface OrderHandleProps {
  name: string;
  place: number;
  count: number;
  handle: ReturnType<ReturnType<typeof useOrder>['handleOf']>;
}

/** What something is dragged by; with the keyboard on it, the arrows move it. */
export function OrderHandle({ name, place, count, handle }: OrderHandleProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className="order-handle"
      aria-label={t`Move ${name}, ${place} of ${count}: drag it, or press the arrow keys`}
      {...handle}
    >
      <GripVertical className="ic ic-s" aria-hidden />
    </button>
  );
}
