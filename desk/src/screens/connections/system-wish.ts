import type { changeSystem, ConnectedSystem } from '@stayfront/contract/desk/systems';
import type { RouteCall } from '@stayfront/contract/route';
import type { Owned } from '@stayfront/rules/connection/account';
import type { Reached } from './reached-fields.tsx';

type Codes = Readonly<Record<string, string>>;
export type Sold = readonly { readonly id: string; readonly name: string }[];

/** The settings of a system as they are typed: its codes by what they mean, with commas between them. */
export type TypedSystem = Reached & {
  readonly title: string;
  readonly login: string;
  readonly owns: readonly Owned[];
  readonly takesBookings: boolean;
  readonly hotelCode: string;
  readonly rooms: Codes;
  readonly ratePlans: Codes;
};

export const asTyped = (system: ConnectedSystem): TypedSystem => ({
  title: system.title,
  login: system.login ?? '',
  owns: system.owns,
  takesBookings: system.takesBookings,
  hotelCode: system.hotelCode ?? '',
  rooms: typedCodes(system.rooms),
  ratePlans: typedCodes(system.ratePlans),
  address: system.address ?? '',
  calledAs: system.calledAs ?? '',
  secret: '',
});

/** What is asked for. A password that was not typed stays; one that leads nowhere any more goes. */
export function wishOf(
  typed: TypedSystem,
  system: ConnectedSystem,
  sold: { readonly rooms: Sold; readonly ratePlans: Sold },
): RouteCall<typeof changeSystem>['body'] {
  const address = typed.address.trim() || null;
  const before = asTyped(system);
  const codes = (list: 'rooms' | 'ratePlans'): Record<string, string> => {
    const isSame = JSON.stringify(typed[list]) === JSON.stringify(before[list]);
    const all = isSame ? Object.entries(system[list]) : readCodes(typed[list]);
    // A code for what the house sells no more would be refused, and no field shows it.
    return Object.fromEntries(all.filter(([, id]) => sold[list].some((one) => one.id === id)));
  };
  return {
    title: typed.title.trim(),
    ...(typed.login.trim() === '' ? {} : { login: typed.login.trim() }),
    owns: [...typed.owns],
    takesBookings: typed.takesBookings,
    hotelCode: typed.hotelCode.trim() || null,
    rooms: codes('rooms'),
    ratePlans: codes('ratePlans'),
    address,
    calledAs: (address !== null && typed.calledAs.trim()) || null,
    ...(address === null && system.hasSecret ? { secret: null } : {}),
    ...(address === null || typed.secret === '' ? {} : { secret: typed.secret }),
  };
}

function typedCodes(codes: Codes): Codes {
  const typed: Record<string, string> = {};
  for (const [code, id] of Object.entries(codes)) typed[id] = typed[id] ? `${typed[id]}, ${code}` : code;
  return typed;
}

const readCodes = (typed: Codes): (readonly [string, string])[] =>
  Object.entries(typed).flatMap(([id, text]) =>
    text
      .split(',')
      .map((code) => code.trim())
      .filter((code) => code !== '')
      .map((code) => [code, id] as const),
  );
