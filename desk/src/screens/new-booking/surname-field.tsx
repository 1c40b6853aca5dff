import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { KnownGuest } from '@stayfront/contract/desk/booking';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { describeField } from '@stayfront/ui/parts/describe-field.ts';
import { FieldFrame } from '@stayfront/ui/parts/field-frame.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type KeyboardEvent } from 'react';
import { guestsQuery } from '../../app/data/guests-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';

import { Dot } from '../../parts/dot.tsx';

interface SurnameFieldProps {
  value: string;
  error?: string | undefined;
  onType: (text: string) => void;
  onKnown: (guest: KnownGuest) => void;
}

export const surnameId = 'guest-surname';

/** Whoever was here before is found while the name, the address or the telephone is typed. */
export function SurnameField({ value, error, onType, onKnown }: SurnameFieldProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(0);
  const text = useDeferredValue(value.trim());
  const { data } = useQuery(guestsQuery(useTransport(), hotelId, isOpen ? text : ''));
  const guests = isOpen && text.length >= 2 ? (data?.guests ?? []).slice(0, 6) : [];
  const isShown = guests.length > 0;
  const choose = (guest: KnownGuest | undefined): void => {
    setIsOpen(false);
    if (guest) onKnown(guest);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isShown || event.ctrlKey || event.metaKey) return;
    const places = guests.length + 1;
    if (event.key === 'ArrowDown') setAt((at + 1) % places);
    else if (event.key === 'ArrowUp') setAt((at + places - 1) % places);
    else if (event.key === 'Enter') choose(guests[at]);
    else if (event.key === 'Escape') setIsOpen(false);
    else return;
    event.preventDefault();
  };
  const listId = `${surnameId}-list`;
  const row = (place: number) => ({
    id: `${listId}-${place}`,
    role: 'option',
    'aria-selected': place === at,
    className: classes('known__row', place === at && 'is-at'),
    // Before the field loses the keyboard, or the list would be gone.
    onMouseDown: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      choose(guests[place]);
    },
  });
  return (
    <FieldFrame id={surnameId} label={<Trans>Surname</Trans>} error={error} className="known">
      <div className={classes('input', error !== undefined && 'is-bad')}>
        <input
          {...describeField(surnameId, { error })}
          id={surnameId}
          type="text"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isShown ? `${listId}-${at}` : undefined}
          aria-required
          autoComplete="off"
          dir="auto"
          maxLength={80}
          value={value}
          onChange={(event) => {
            onType(event.target.value);
            setIsOpen(true);
            setAt(0);
          }}
          onBlur={() => setIsOpen(false)}
          onKeyDown={onKeyDown}
        />
      </div>
      {isShown && (
        <div className="known__list" id={listId} role="listbox" aria-label={t`Known guests`}>
          {guests.map((guest, place) => (
            <div key={`${guest.email} ${guest.phone} ${guest.givenName} ${guest.surname}`} {...row(place)}>
              <span className="desk-avatar" aria-hidden>
                {(guest.givenName.slice(0, 1) + guest.surname.slice(0, 1)).toUpperCase()}
              </span>
              <span className="known__words">
                <b>
                  <bdi>{`${guest.givenName} ${guest.surname}`.trim()}</bdi>
                </b>
                <small>
                  <Plural value={guest.stays} one="# stay" other="# stays" />
                  {guest.lastArrival && (
                    <>
                      , <Trans>last in {formatDay(language, guest.lastArrival, 'month')}</Trans>
                    </>
                  )}
                  {(guest.phone || guest.email) && (
                    <>
                      <Dot />
                      <bdi dir="ltr">{guest.phone || guest.email}</bdi>
                    </>
                  )}
                </small>
              </span>
            </div>
          ))}
          <div {...row(guests.length)}>
            <span className="desk-avatar" aria-hidden>
              +
            </span>
            <span className="known__words">
              <Trans>New guest “{value.trim()}”</Trans>
            </span>
          </div>
        </div>
      )}
    </FieldFrame>
  );
}
