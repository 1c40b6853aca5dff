import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import './undos.css';

export interface Done {
  text: ReactNode;
  /** Takes it back. Where it is absent, there is only something to read. */
  undo?: () => void;
}

const UNDO_FOR = 10_000;
const READ_FOR = 6000;

const UndosContext = createContext<((done: Done) => void) | null>(null);

/** Says what was done; for ten seconds it can be taken back without a question. */
export function useDone(): (done: Done) => void {
  const tell = use(UndosContext);
  if (!tell) throw new Error('useDone stands outside of <Undos>');
  return tell;
}

export function Undos({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<(Done & { id: number }) | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const tell = useCallback((done: Done) => setShown((before) => ({ ...done, id: (before?.id ?? 0) + 1 })), []);

  useEffect(() => {
    if (!shown || isHeld) return;
    const timer = setTimeout(() => setShown(null), shown.undo ? UNDO_FOR : READ_FOR);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);

  return (
    <UndosContext value={tell}>
      {children}
      <div
        className="undos"
        role="status"
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        {shown && (
          <div className="undo" key={shown.id}>
            <Check className="ic" aria-hidden />
            <span>{shown.text}</span>
            {shown.undo && (
              <button
                type="button"
                className="undo__back"
                onClick={() => {
                  setShown(null);
                  setIsHeld(false);
                  shown.undo?.();
                }}
              >
                {t`Undo`}
              </button>
            )}
          </div>
        )}
      </div>
    </UndosContext>
  );
}
