import { Trans, useLingui } from '@lingui/react/macro';
import type { ConnectedKey } from '@stayfront/contract/desk/connections';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { KeyRound, Plus } from 'lucide-react';
import { useMay } from '../../app/page/desk-context.tsx';
import { Disc } from '../../parts/disc.tsx';
import { Section } from '../../parts/section.tsx';
import type { Asked } from './asked.ts';
import { useKeyUse } from './use-key-use.ts';

interface KeysSectionProps {
  keys: readonly ConnectedKey[];
  onAsk: (asked: Asked) => void;
}

/** Who may ask for what the hotel knows: each key with its last use, those long unused marked. */
export function KeysSection({ keys, onAsk }: KeysSectionProps) {
  const { t } = useLingui();
  const isOwner = useMay('owner');
  const keyUse = useKeyUse();
  return (
    <Section
      title={<Trans>Keys</Trans>}
      count={keys.length}
      aside={
        isOwner && (
          <Button kind="quiet" size="s" onClick={() => onAsk({ about: 'key' })}>
            <Plus className="ic ic-s" aria-hidden /> <Trans>Make a key</Trans>
          </Button>
        )
      }
    >
      {keys.length === 0 ? (
        <p className="empty-line">
          <Trans>No system of yours has a key.</Trans>{' '}
          {!isOwner && <Trans>Keys are made by the owners of this hotel.</Trans>}
        </p>
      ) : (
        <ul className="lines-list">
          {keys.map((one) => {
            const { words, isOld } = keyUse(one);
            const { name, keyId } = one;
            return (
              <li className="entry connection-key" key={keyId}>
                <Disc icon={KeyRound} tone="plain" />
                <div className="entry__words">
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                  <small className={isOld ? 'is-warn' : undefined}>{words}</small>
                </div>
                <Button
                  size="s"
                  aria-label={t`End the key “${name}”`}
                  onClick={() => onAsk({ about: 'end-key', key: one })}
                >
                  <Trans comment="Ends a key">End</Trans>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
