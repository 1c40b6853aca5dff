import { Trans, useLingui } from '@lingui/react/macro';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { useModal } from '@stayfront/ui/parts/use-modal.ts';
import { Search } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Key } from '../../parts/key.tsx';
import type { Choice } from './choice.ts';
import { useChoices, type PaletteActs } from './use-choices.ts';
import '@stayfront/ui/parts/modal.css';
import './palette.css';

interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
  acts: PaletteActs;
}

/** Guests, days, rooms, places and actions, from everywhere by a few letters. */
export function Palette({ isOpen, onClose, acts }: PaletteProps) {
  const { t } = useLingui();
  const { isPresent, dialogProps } = useModal({ isOpen, onClose, isDismissable: true });
  if (!isPresent) return null;
  return (
    <dialog {...dialogProps} className="veil veil-palette" aria-label={t`Search or jump to`}>
      <PaletteBox acts={acts} onClose={onClose} />
    </dialog>
  );
}

function PaletteBox({ acts, onClose }: { acts: PaletteActs; onClose: () => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { groups, isLooking, isLost } = useChoices(text, acts);
  const all = groups.flatMap(({ choices }) => choices);
  const place = Math.min(at, Math.max(0, all.length - 1));
  const run = (choice: Choice | undefined, isBeside: boolean): void => {
    if (!choice) return;
    onClose();
    if (isBeside && choice.href) window.open(choice.href, '_blank', 'noopener');
    else choice.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') setAt((place + 1) % Math.max(1, all.length));
    else if (event.key === 'ArrowUp') setAt((place + all.length - 1) % Math.max(1, all.length));
    else if (event.key === 'Enter') run(all[place], event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  return (
    <div className="palette">
      <div className="palette__field">
        <Search className="ic" aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-expanded
          aria-controls="palette-list"
          aria-autocomplete="list"
          aria-activedescendant={all[place] ? `palette-${all[place].id}` : undefined}
          aria-label={t`Search or jump to`}
          placeholder={t`Guest, reference, day, room or action`}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="palette__list" id="palette-list" role="listbox" aria-label={t`What was found`}>
        {groups.map(({ id, title, choices }) => (
          <div role="group" key={id} aria-labelledby={`palette-${id}`}>
            <h3 id={`palette-${id}`}>{title}</h3>
            {choices.map((choice) => {
              const isAt = choice === all[place];
              const { icon: Icon, words, aside, keys } = choice;
              return (
                <div
                  key={choice.id}
                  id={`palette-${choice.id}`}
                  role="option"
                  aria-selected={isAt}
                  className={classes('palette__row', isAt && 'is-at')}
                  ref={isAt ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
                  onMouseMove={() => setAt(all.indexOf(choice))}
                  // Before the field loses the keyboard: keys act there.
                  onMouseDown={(event) => {
                    event.preventDefault();
                    run(choice, event.ctrlKey || event.metaKey);
                  }}
                >
                  <Icon className="ic" aria-hidden />
                  <span className="palette__words">{words}</span>
                  <span className="palette__aside">{aside}</span>
                  <span className="palette__aside" aria-hidden>
                    {keys && <Key of={keys} />}
                    {isAt && <Key of="↵" />}
                  </span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p className="palette__none" role="status">
        {isLost ? (
          <Trans>No answer: guests could not be looked for.</Trans>
        ) : isLooking && all.length === 0 ? (
          <Trans>Looking</Trans>
        ) : (
          all.length === 0 && <Trans>Nothing is called so. Try a part of a name, a reference or a day.</Trans>
        )}
      </p>
      <div className="palette__foot" aria-hidden>
        <span>
          <Key of="↑" /> <Key of="↓" /> <Trans>choose</Trans>
        </span>
        <span>
          <Key of="↵" /> <Trans>open</Trans>
        </span>
        <span>
          <Key of="Ctrl ↵" /> <Trans>in a tab of its own</Trans>
        </span>
        <span>
          <Key of="Esc" /> <Trans>close</Trans>
        </span>
      </div>
    </div>
  );
}
