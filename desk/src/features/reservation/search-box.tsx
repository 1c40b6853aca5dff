import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import './search-box.css';

/** So long after the last letter the list is asked for. */
const PAUSE = 200;

interface SearchBoxProps {
  label: string;
  text: string;
  onSearch: (text: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Where the key / leads into it. */
  hasKey?: boolean;
}

/** What lists are searched by: the address follows what is typed, a little later. */
export function SearchBox({ label, text, onSearch, inputRef, hasKey = false }: SearchBoxProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  // The address was changed elsewhere: by the way back, or by another view.
  if (text !== known) {
    setKnown(text);
    if (text !== typed.trim()) setTyped(text);
  }
  const wanted = typed.trim();
  // The address follows a little later. Whoever opens a row meanwhile must not be called back by asking once more.
  const asked = useRef(text);
  const ask = (): void => {
    if (asked.current === wanted) return;
    asked.current = wanted;
    onSearch(wanted);
  };
  useEffect(() => {
    asked.current = text;
  }, [text]);
  useEffect(() => {
    if (wanted === text) return;
    const timer = setTimeout(ask, PAUSE);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function for each draw is no new letter
  }, [wanted, text]);
  return (
    <div className="input search-box" role="search">
      <Search className="ic" aria-hidden />
      <input
        ref={inputRef}
        type="search"
        maxLength={100}
        autoComplete="off"
        value={typed}
        aria-label={label}
        placeholder={t`Name, reference, e-mail or phone`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={ask}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask();
        }}
      />
      {typed === '' ? (
        hasKey && <kbd>/</kbd>
      ) : (
        <button
          type="button"
          className="icon-btn"
          aria-label={t`Empty the search`}
          onClick={() => {
            setTyped('');
            inputRef.current?.focus();
          }}
        >
          <X className="ic ic-s" aria-hidden />
        </button>
      )}
    </div>
  );
}
