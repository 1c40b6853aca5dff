import { isAtLeast } from '@stayfront/rules/people/role';
import { useLocation } from 'react-router';
import { useHouse } from '../../app/page/desk-context.tsx';
import { places, type Place } from './places.ts';

export type OpenPlace = Place & { readonly href: string; readonly isHere: boolean };

/** Where who is signed in may go, and where they are. */
export function usePlaces(): readonly OpenPlace[] {
  const { hotelId, who } = useHouse();
  const { pathname } = useLocation();
  const open = places
    .filter(({ leastRole }) => isAtLeast(who.role, leastRole))
    .map((place) => ({ ...place, href: `/${hotelId}/${place.path}` }));
  const here = open
    .filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
    .toSorted((one, other) => other.href.length - one.href.length)[0];
  return open.map((place) => ({ ...place, isHere: place === here }));
}
