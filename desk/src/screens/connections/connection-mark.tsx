import { Trans } from '@lingui/react/macro';
import { useWhen } from '../../features/reservation/use-when.ts';
import { Mark } from '../../parts/mark.tsx';
import type { AnyConnection } from './asked.ts';

/** How a connection fares, in a word. */
export function ConnectionMark({ connection: { state, since } }: { connection: AnyConnection }) {
  const when = useWhen();
  switch (state) {
    case 'silent':
      return (
        <Mark tone="warn">
          <Trans>Waits since {since === null ? '' : when.since(since)}</Trans>
        </Mark>
      );
    case 'off':
      return (
        <Mark tone="open">
          <Trans comment="A connection is switched off">Off</Trans>
        </Mark>
      );
    case 'new':
      return (
        <Mark tone="open">
          <Trans>Nothing told yet</Trans>
        </Mark>
      );
    case 'given-up':
    case 'ok':
      return (
        <Mark tone="ok">
          <Trans comment="A connection takes all it is told">In step</Trans>
        </Mark>
      );
  }
}
