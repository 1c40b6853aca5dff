import { Component, type ReactNode } from 'react';
import { TryAgain } from './try-again.tsx';

interface RescueProps {
  children: ReactNode;
  /** What stands in place of a part that the page can do without. */
  instead?: ReactNode;
}

/** A part that does not come, or fails, would take the whole page along: instead of a blank one there is a way on. */
export class Rescue extends Component<RescueProps, { isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError(): { isLost: boolean } {
    return { isLost: true };
  }

  override render(): ReactNode {
    const { children, instead } = this.props;
    if (!this.state.isLost) return children;
    if (instead) return instead;
    return (
      <main id="main">
        <TryAgain onRetry={beginAgain} />
      </main>
    );
  }
}

/** Browsers remember that a file did not come; a new page asks for it again. Without a network it would be theirs. */
function beginAgain(): void {
  if (navigator.onLine) location.reload();
  else addEventListener('online', () => location.reload(), { once: true });
}
