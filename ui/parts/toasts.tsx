import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Toast } from './toast.tsx';

export interface ToastMessage {
  text: ReactNode;
  icon?: LucideIcon;
}

interface Shown extends ToastMessage {
  id: number;
}

const SHOWN_FOR = 3000;

const ToastsContext = createContext<((message: ToastMessage) => void) | undefined>(undefined);

/** Gives the function that shows a message for three seconds. */
export function useToasts(): (message: ToastMessage) => void {
  const show = use(ToastsContext);
  if (!show) throw new Error('useToasts stands outside of <Toasts>');
  return show;
}

/** Holds the messages of the application; what stands inside shows them with useToasts. */
export function Toasts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [isHeld, setIsHeld] = useState(false);
  const lastId = useRef(0);
  const oldest = shown[0]?.id;

  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const id = lastId.current;
    setShown((before) => [...before, { ...message, id }]);
  }, []);

  useEffect(() => {
    if (oldest === undefined || isHeld) return;
    const timer = setTimeout(() => setShown((before) => before.filter(({ id }) => id !== oldest)), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [oldest, isHeld]);

  return (
    <ToastsContext value={show}>
      {children}
      {/* Who reads slowly holds the message by pointing at it or by moving into it. */}
      <div
        className="toasts"
        role="status"
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        {shown.map(({ id, text, icon }) => (
          <Toast key={id} icon={icon}>
            {text}
          </Toast>
        ))}
      </div>
    </ToastsContext>
  );
}
