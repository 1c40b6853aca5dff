import { Trans } from '@lingui/react/macro';
import { useWhen } from '../../features/reservation/use-when.ts';
import { Mark } from '../../parts/mark.tsx';

interface ConnectionMarkProps {
  state: 'failing' | 'waiting' | 'sold-twice' | 'nothing-heard' | 'nothing-told' | 'ok' | 'off';
  /** Since when it fails or waits. */
  since?: string | null;
}

/** How a connection fares, in a word. */
export function ConnectionMark({ state, since = null }: ConnectionMarkProps) {
  const when = useWhen();
  const from = since === null ? '' : when.since(since);
  switch (state) {
    case 'failing':
      return (
        <Mark tone="warn">
          <Trans>Fails since {from}</Trans>
        </Mark>
      );
    case 'waiting':
      return (
        <Mark tone="warn">
          <Trans>Waits since {from}</Trans>
        </Mark>
      );
    case 'sold-twice':
      return (
        <Mark tone="warn">
          <Trans>Sold twice</Trans>
        </Mark>
      );
    case 'off':
      return (
        <Mark tone="open">
          <Trans comment="A connection is switched off">Off</Trans>
        </Mark>
      );
    case 'nothing-heard':
      return (
        <Mark tone="open">
          <Trans>Nothing heard yet</Trans>
        </Mark>
      );
    case 'nothing-told':
      return (
        <Mark tone="open">
          <Trans>Nothing told yet</Trans>
        </Mark>
      );
    case 'ok':
      return (
        <Mark tone="ok">
          <Trans comment="A connection takes all it is told">In step</Trans>
        </Mark>
      );
  }
}
