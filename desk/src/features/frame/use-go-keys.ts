import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useDesk } from '../../app/page/desk-context.tsx';
import { isTyping } from './is-typing.ts';
import { places } from './places.ts';

/** How long G waits for the letter behind it. */
const WAITS = 1500;

/** G and then a letter: to another room of the desk. */
export function useGoKeys(): void {
  const { hotelId } = useDesk();
  const navigate = useNavigate();
  useEffect(() => {
    let begunAt = -Infinity;
    const onKey = (event: KeyboardEvent): void => {
      if (isTyping(event)) return;
      const key = event.key.toLowerCase();
      const place = event.timeStamp - begunAt < WAITS ? places.find((one) => one.key === key) : undefined;
      begunAt = key === 'g' ? event.timeStamp : -Infinity;
      if (!place) return;
      event.preventDefault();
      void navigate(`/${hotelId}/${place.path}`);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hotelId, navigate]);
}
