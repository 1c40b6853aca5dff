import { useEffect, useRef } from 'react';
import { isFramed } from '../../app/flow/is-framed.ts';
import { useVisit } from '../../app/flow/visit.tsx';

/** In a frame of the hotel's site: speaks with the page around it. */
export function useJoinPage(hotelId: number, origins: readonly string[] | undefined): void {
  const { light } = useVisit();
  const latest = useRef(light);
  useEffect(() => {
    latest.current = light;
  });
  useEffect(() => {
    if (!origins || !isFramed()) return undefined;
    let leave: (() => void) | null = () => {};
    void import('../../app/embed/join-page.ts').then(({ joinPage }) => {
      if (leave) leave = joinPage({ hotelId, origins, onMode: (mode) => latest.current(mode) });
    });
    return () => {
      leave?.();
      leave = null;
    };
  }, [hotelId, origins]);
}
