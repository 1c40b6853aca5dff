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
  const isIn = (path: string): boolean => {
    const at = `/${hotelId}/${path}`;
    // Every page lies below Today, and is another one.
    return pathname === at || (path !== 'desk' && pathname.startsWith(`${at}/`));
  };
  const here = open.find(({ path, alsoAt = [] }) => [path, ...alsoAt].some(isIn));
  return open.map((place) => ({ ...place, isHere: place === here }));
}
