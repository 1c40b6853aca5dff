import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useHouse } from '../../app/page/desk-context.tsx';
import { unsentOf } from './editing.ts';
import type { HouseNow } from './house-store.ts';
import { useHouseNow, useHouseStore } from './use-house-store.ts';

const linkOf = ({ link }: HouseNow) => link;
const versionOf = ({ house }: HouseNow) => house.version.version;
const countOf = (now: HouseNow) => unsentOf(now).length;
const fieldsOf = ({ house }: HouseNow) => house.draft.fields;

/** Whether what was typed is safe, what guests see, and who else is at it. */
export function HouseStatus() {
  const store = useHouseStore();
  const me = useHouse().who.by;
  const link = useHouseNow(linkOf);
  const version = useHouseNow(versionOf);
  const waiting = useHouseNow(countOf);
  const fields = useHouseNow(fieldsOf);
  const others = [...new Set(fields.map(({ by }) => by))].filter((by) => by !== me);
  if (link.state === 'refused')
    return (
      <span className="is-bad" role="alert">
        <Trans>Not saved: {link.why.title}.</Trans>{' '}
        <Button kind="quiet" size="s" onClick={() => void store.send()}>
          <Trans>Try again</Trans>
        </Button>
      </span>
    );
  if (link.state === 'offline')
    return (
      <span className="is-warn" role="status">
        <Plural
          value={waiting}
          one="No connection: # change waits on this device"
          other="No connection: # changes wait on this device"
        />
      </span>
    );
  return (
    <>
      {link.state === 'sending' ? (
        <Trans>Saving …</Trans>
      ) : fields.length === 0 ? (
        <Trans>Nothing in draft, version {version} is live</Trans>
      ) : (
        <Trans>Draft saved, version {version} is live</Trans>
      )}
      {others.length > 0 && (
        <>
          {' · '}
          <Trans>also written by {others.join(', ')}</Trans>
        </>
      )}
    </>
  );
}
