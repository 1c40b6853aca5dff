import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { findOptions } from '@stayfront/ui/parts/find-options.ts';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import type { ManyOption } from './house-many.tsx';

interface ManySearchProps {
  label: string;
  options: readonly ManyOption[];
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** So many are shown before anything is typed. */
const most = 12;

/** Finds what is to be added; it stays open, since whoever adds one often adds three. */
export function ManySearch({ label, options, onChoose, onClose }: ManySearchProps) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = findOptions(options, typed);
  return (
    <div
      role="search"
      className="house-many__search"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="input">
        <Search className="ic ic-s" aria-hidden />
        <input
          type="search"
          aria-label={label}
          aria-controls={id}
          placeholder={t`Search`}
          value={typed}
          // Whoever pressed “add” wants to type now.
          ref={(field) => field?.focus({ preventScroll: true })}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            const [best] = found;
            if (event.key !== 'Enter' || !best) return;
            event.preventDefault();
            onChoose(best.value);
            setTyped('');
          }}
        />
        <Button kind="quiet" size="s" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </div>
      <div className="chips" id={id} role="group" aria-label={t`Found`}>
        {found.slice(0, typed.trim() === '' ? most : 40).map((option) => (
          <button key={option.value} type="button" className="chip" onClick={() => onChoose(option.value)}>
            {option.label}
          </button>
        ))}
      </div>
      <p className="hint" role="status">
        {found.length === 0 ? (
          <Trans>Nothing is called so. Try another word.</Trans>
        ) : found.length > most && typed.trim() === '' ? (
          <Trans>{found.length} in all: type a word to find others.</Trans>
        ) : null}
      </p>
    </div>
  );
}
