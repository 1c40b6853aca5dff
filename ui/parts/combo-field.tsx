import { Check, ChevronDown } from 'lucide-react';
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { classes } from './classes.ts';
import { describeField } from './describe-field.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { findOptions, optionNamed, type ComboOption } from './find-options.ts';
import './combo-field.css';

export interface ComboFieldProps extends FieldTexts {
  name: string;
  /** The key of the chosen option; empty until one is. */
  value: string;
  options: readonly ComboOption[];
  /** With what was typed, which may be the name of nothing in the list. */
  onChange: (value: string, typed: string) => void;
  onBlur?: () => void;
  /** What the list is called. */
  listLabel: string;
  /** Said when nothing in the list is what was typed. */
  noMatch: string;
  placeholder?: string;
  autoComplete?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
}

/** A field that is typed into and chosen from: the list narrows down to what was typed. */
export function ComboField({ label, hint, error, optionalLabel, className, ...rest }: ComboFieldProps) {
  const { name, value, options, onChange, onBlur, listLabel, noMatch, placeholder, autoComplete } = rest;
  const { isRequired, isDisabled = false } = rest;
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const text = typed ?? chosen?.label ?? '';
  const found = typed === null ? options : findOptions(options, typed);
  const isUnknown = !isOpen && typed !== null && typed.trim() !== '' && !chosen;
  const shown = isUnknown ? noMatch : error;

  const close = () => {
    setIsOpen(false);
    setAt(-1);
  };
  const choose = (option: ComboOption) => {
    onChange(option.value, option.label);
    setTyped(null);
    close();
  };
  const type = (next: string) => {
    setTyped(next);
    setIsOpen(true);
    setAt(-1);
    onChange(optionNamed(options, next)?.value ?? '', next);
  };
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return;
    const [only, ...others] = found;
    if (typed !== null && (chosen || (only && others.length === 0))) choose(chosen ?? (only as ComboOption));
    close();
    onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const active = found[at];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt(
        isOpen
          ? (at + step + found.length) % Math.max(1, found.length)
          : Math.max(0, found.indexOf(chosen as ComboOption)),
      );
      setIsOpen(true);
    } else if (event.key === 'Enter' && isOpen && active) choose(active);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };
  const listId = `${id}-list`;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={shown} optionalLabel={optionalLabel} className={className}>
      <div className="combo" onBlur={leave}>
        <div className={classes('input', Boolean(shown) && 'is-bad', isDisabled && 'is-off')}>
          <input
            {...describeField(id, { hint, error: shown })}
            id={id}
            name={name}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={at >= 0 && isOpen ? `${listId}-${at}` : undefined}
            aria-required={isRequired || undefined}
            disabled={isDisabled}
            autoComplete={autoComplete}
            placeholder={placeholder}
            value={text}
            onChange={(event) => type(event.target.value)}
            onClick={() => setIsOpen(true)}
            onKeyDown={onKeyDown}
          />
          <ChevronDown className="ic" aria-hidden />
        </div>
        {isOpen && (
          <div className="pop combo__list" id={listId} role="listbox" aria-label={listLabel} tabIndex={-1}>
            {found.map((option, place) => (
              <div
                key={option.value}
                id={`${listId}-${place}`}
                role="option"
                aria-selected={option.value === value}
                className={classes(place === at && 'is-active')}
                ref={place === at ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
                // Before the field loses the keyboard, or the list would be gone.
                onMouseDown={(event) => {
                  event.preventDefault();
                  choose(option);
                }}
              >
                {option.label}
                {option.value === value && <Check className="ic ic-s" aria-hidden />}
              </div>
            ))}
            {found.length === 0 && (
              <div role="option" aria-selected={false} aria-disabled className="muted">
                {noMatch}
              </div>
            )}
          </div>
        )}
      </div>
    </FieldFrame>
  );
}
