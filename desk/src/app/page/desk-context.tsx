import type { DeskHouse } from '@stayfront/contract/desk/house';
import { isAtLeast, type Role } from '@stayfront/rules/people/role';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { createContext, use } from 'react';
import type { DeskLanguage } from '../i18n/languages.ts';

/** Where the desk stands and which language it speaks; known on every page, signed in or not. */
export type Desk = {
  readonly hotelId: number;
  readonly language: DeskLanguage;
  /** When the page was drawn, by the server's clock. */
  readonly drawnAt?: Instant;
};

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('There is no desk here');
  return desk;
}

export const HouseContext = createContext<DeskHouse | null>(null);

/** The house and who is signed in; on all pages but those where one signs in. */
export function useHouse(): DeskHouse {
  const house = use(HouseContext);
  if (!house) throw new Error('Nobody is signed in here');
  return house;
}

/** Whether who is signed in may do what asks for this role; what they may not is not shown. */
export const useMay = (least: Role): boolean => isAtLeast(useHouse().who.role, least);
