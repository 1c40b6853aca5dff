import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, SyntheticEvent } from 'react';

interface ModalChoice {
  isOpen: boolean;
  onClose?: () => void;
  isDismissable: boolean;
}

/**
 * Drives a native modal <dialog>, which traps focus, makes the page inert, gives focus back and is announced by itself.
 * What is added: it follows a prop, stays until its closing transition is over, and can refuse to be dismissed.
 */
export function useModal({ isOpen, onClose, isDismissable }: ModalChoice) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressOnVeil = useRef(false);
  const [isPresent, setIsPresent] = useState(isOpen);
  if (isOpen && !isPresent) setIsPresent(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen) {
      const page = document.documentElement;
      page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
      if (!dialog.open) dialog.showModal();
      // Before React takes the element away: only a dialog that is closed in the document gives focus back.
      return () => dialog.close();
    }
    let isStale = false;
    const endings = dialog.getAnimations({ subtree: true }).map((animation) => animation.finished);
    void Promise.allSettled(endings).then(() => {
      if (!isStale) setIsPresent(false);
    });
    return () => {
      isStale = true;
    };
  }, [isOpen]);

  const dismiss = () => {
    if (isDismissable) onClose?.();
  };

  return {
    isPresent,
    dialogProps: {
      ref,
      onCancel(event: SyntheticEvent) {
        // The same event bubbles up from a file field.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        dismiss();
      },
      onClose(event: SyntheticEvent<HTMLDialogElement>) {
        const dialog = event.currentTarget;
        if (!isOpen || dialog.open) return;
        // Some browsers let a second Escape through whatever the page says.
        if (isDismissable) onClose?.();
        else dialog.showModal();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Escape' && !isDismissable) event.preventDefault();
      },
      onPointerDown(event: PointerEvent) {
        isPressOnVeil.current = event.target === event.currentTarget;
      },
      onClick(event: MouseEvent) {
        // A text selection that ends on the veil is not a press on it, nor is the second half of a double press that
        // has opened the dialog.
        if (isPressOnVeil.current && event.target === event.currentTarget && event.detail < 2) dismiss();
      },
    },
  };
}
