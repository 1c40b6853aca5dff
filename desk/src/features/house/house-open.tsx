import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { propertyQuery } from '../../app/data/property-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { NoAnswer } from '../frame/no-answer.tsx';
import { PageWaiting } from '../frame/page-waiting.tsx';
import type { House } from '@stayfront/contract/desk/house/draft';
import { useGoToField } from './use-go-to-field.ts';
import { HouseStoreContext, useOpenStore } from './use-house-store.ts';

/** Opens the house to be edited: around every page that shows fields of it. */
export function HouseOpen({ children }: { children: ReactNode }) {
  const { hotelId } = useDesk();
  const { data, error, refetch } = useQuery(propertyQuery(useTransport(), hotelId));
  if (data) return <Opened house={data}>{children}</Opened>;
  return error ? <NoAnswer onAgain={() => void refetch()} /> : <PageWaiting />;
}

function Opened({ house, children }: { house: House; children: ReactNode }) {
  const store = useOpenStore(house);
  useEffect(() => store.take(house), [store, house]);
  useGoToField();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
    // In a dialog that asks for something else, and in fields that are none of the house's, browsers take back what was typed there.
    const dialog = event.target instanceof Element ? event.target.closest('dialog') : null;
    const isOwn = event.target instanceof Element && event.target.closest('[data-undo=own]') !== null;
    const isElsewhere = isOwn || (dialog !== null && dialog.querySelector('[data-field]') === null);
    if (!isUndo || isElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    if (event.shiftKey) store.redo();
    else store.undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    const send = (): void => void store.send();
    document.addEventListener('keydown', listen);
    window.addEventListener('online', send);
    return () => {
      document.removeEventListener('keydown', listen);
      window.removeEventListener('online', send);
    };
  }, [store]);
  return <HouseStoreContext value={store}>{children}</HouseStoreContext>;
}
