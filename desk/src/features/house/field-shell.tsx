import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { classes } from '@stayfront/ui/parts/classes.ts';
import type { ReactNode } from 'react';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { writeMoment } from '../changes/write-moment.ts';
import { useClash, useDraftField } from './use-field.ts';
import { useHouseStore } from './use-house-store.ts';
import { useSay, type SayValue } from './use-words.ts';
import './field-shell.css';

interface FieldShellProps {
  address: string;
  /** How its values are said, where that is not plain. */
  say?: SayValue | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Around every field of the house: who else has changed it, and what to choose from where two have. */
export function FieldShell({ address, say, className, children }: FieldShellProps) {
  const draft = useDraftField(address);
  const clash = useClash(address);
  return (
    <div className={classes('house-field', draft && 'is-changed', className)} data-field={address}>
      {children}
      {(clash || draft?.conflict) && <Clashes address={address} say={say} />}
      <Who address={address} />
    </div>
  );
}

/** Whoever else has written here is named; one's own name says nothing. */
function Who({ address }: { address: string }) {
  const { language } = useDesk();
  const house = useHouse();
  const draft = useDraftField(address);
  if (!draft || draft.by === house.who.by) return null;
  return (
    <small className="house-field__who">
      <Trans>
        {draft.by}, {writeMoment({ ...house, language }, draft.at)}, not published yet
      </Trans>
    </small>
  );
}

function Clashes({ address, say: given }: { address: string; say: SayValue | undefined }) {
  const { t } = useLingui();
  const plain = useSay()(address);
  const say = given ?? plain;
  const store = useHouseStore();
  const clash = useClash(address);
  const draft = useDraftField(address);
  if (clash)
    return (
      <Choice
        who={clash.by ?? t`Somebody`}
        theirs={say(clash.theirs)}
        mine={say(clash.mine)}
        canKeepMine
        onChoose={(whose) => store.choose(clash.path, whose, performance.now())}
      />
    );
  if (!draft?.conflict) return null;
  const { by, theirs, canKeepMine } = draft.conflict;
  return (
    <Choice
      isPublished
      who={by ?? t`Somebody`}
      theirs={say(theirs)}
      mine={say(draft.after)}
      canKeepMine={canKeepMine}
      onChoose={(whose) => void store.settle(draft.path, whose, theirs)}
    />
  );
}

interface ChoiceProps {
  who: string;
  theirs: string;
  mine: string;
  canKeepMine: boolean;
  isPublished?: boolean;
  onChoose: (whose: 'mine' | 'theirs') => void;
}

function Choice({ who, theirs, mine, canKeepMine, isPublished = false, onChoose }: ChoiceProps) {
  return (
    <Alert tone="warn" isLive className="house-field__clash">
      {isPublished ? (
        <Trans>
          {who} has published something else here: “{theirs}”. The draft says “{mine}”.
        </Trans>
      ) : (
        <Trans>
          {who} wrote “{theirs}” here while you typed “{mine}”. Nothing is lost yet.
        </Trans>
      )}
      <span className="house-field__ways">
        <Button size="s" onClick={() => onChoose('theirs')}>
          <Trans>Keep theirs</Trans>
        </Button>
        {canKeepMine && (
          <Button size="s" onClick={() => onChoose('mine')}>
            {isPublished ? <Trans>Keep the draft</Trans> : <Trans>Keep mine</Trans>}
          </Button>
        )}
      </span>
    </Alert>
  );
}
