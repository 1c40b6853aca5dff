import { checkDerivedRates, type LooseRatePlan } from './check-derived-rates.ts';

type Named = { id?: string | undefined };
type Ids = readonly string[] | undefined;
/** What is looked at; a document that has other faults may lack any of it. */
type Loose = {
  pictures: Named[];
  rooms: (Named & { pictures?: Ids; numbers?: Ids })[];
  cancellationPolicies: Named[];
  ratePlans: (LooseRatePlan & { cancellationPolicy?: string | undefined; services?: Ids })[];
  services: (Named & { picture?: string | undefined; rooms?: Ids })[];
  packages: (Named & {
    pictures?: Ids;
    ratePlan?: string | undefined;
    includes?: Ids;
    price?: object | undefined;
  })[];
  promotions: { code?: string | undefined; ratePlans?: Ids; rooms?: Ids }[];
  offers?: (Named & { code?: string | undefined; ratePlans?: Ids; rooms?: Ids })[] | undefined;
  taxes: Named[];
  weekdayRules: { ratePlans?: Ids; rooms?: Ids }[];
  theme: { logo?: string | undefined; background?: string | undefined };
};

/**
 * Every id a document points to must be in it, and no id may be there twice. Each fault names its own path. Of lists
 * that could not be read nobody knows what is in them.
 */
export function checkReferences(
  document: Loose,
  fault: (path: (string | number)[], message: string) => void,
  unread: ReadonlySet<string> = new Set(),
): void {
  const known = {
    picture: new Set(document.pictures.map((p) => p.id)),
    room: new Set(document.rooms.map((r) => r.id)),
    'cancellation policy': new Set(document.cancellationPolicies.map((p) => p.id)),
    'rate plan': new Set(document.ratePlans.map((r) => r.id)),
    service: new Set(document.services.map((s) => s.id)),
  };
  const listOf = {
    picture: 'pictures',
    room: 'rooms',
    'cancellation policy': 'cancellationPolicies',
    'rate plan': 'ratePlans',
    service: 'services',
  } as const;
  const point = (noun: keyof typeof known, id: string | undefined, path: (string | number)[]): void => {
    if (unread.has(listOf[noun])) return;
    if (id !== undefined && !known[noun].has(id)) fault(path, `There is no ${noun} "${id}" in this document`);
  };
  const pointAll = (noun: keyof typeof known, ids: Ids, path: (string | number)[]): void =>
    ids?.forEach((id, i) => point(noun, id, [...path, i]));

  const tellApart = (list: string, key: string, names: readonly (string | undefined)[]): void =>
    names.forEach((name, i) => {
      if (name !== undefined && names.indexOf(name) < i) fault([list, i, key], `"${name}" is there twice`);
    });
  for (const list of [
    'pictures',
    'rooms',
    'cancellationPolicies',
    'ratePlans',
    'services',
    'packages',
    'taxes',
  ] as const)
    tellApart(
      list,
      'id',
      document[list].map(({ id }) => id),
    );
  const codes = document.promotions.map(({ code }) => code);
  tellApart('promotions', 'code', codes);
  const { offers = [] } = document;
  tellApart(
    'offers',
    'id',
    offers.map(({ id }) => id),
  );
  // A guest types one code: it must be clear what it opens.
  offers.forEach(({ code }, i) => {
    const isTaken = codes.includes(code) || offers.findIndex((other) => other.code === code) < i;
    if (code !== undefined && isTaken) fault(['offers', i, 'code'], `"${code}" is there twice`);
  });
  const doors = new Set<string>();
  document.rooms.forEach(({ numbers = [] }, i) =>
    numbers.forEach((number, place) => {
      if (doors.has(number)) fault(['rooms', i, 'numbers', place], `"${number}" is there twice`);
      doors.add(number);
    }),
  );
  document.rooms.forEach((room, i) => pointAll('picture', room.pictures, ['rooms', i, 'pictures']));
  document.ratePlans.forEach((plan, i) => {
    point('cancellation policy', plan.cancellationPolicy, ['ratePlans', i, 'cancellationPolicy']);
    pointAll('room', plan.rooms, ['ratePlans', i, 'rooms']);
    pointAll('service', plan.services, ['ratePlans', i, 'services']);
    point('rate plan', plan.follows?.ratePlan, ['ratePlans', i, 'follows', 'ratePlan']);
  });
  if (!unread.has('ratePlans') && !unread.has('rooms')) checkDerivedRates(document, fault);
  document.services.forEach((service, i) => {
    point('picture', service.picture, ['services', i, 'picture']);
    pointAll('room', service.rooms, ['services', i, 'rooms']);
  });
  document.packages.forEach((pack, i) => {
    pointAll('picture', pack.pictures, ['packages', i, 'pictures']);
    point('rate plan', pack.ratePlan, ['packages', i, 'ratePlan']);
    pointAll('service', pack.includes, ['packages', i, 'includes']);
    const rooms = pack.price && 'rooms' in pack.price ? Object.keys(pack.price.rooms ?? {}) : [];
    for (const room of rooms) point('room', room, ['packages', i, 'price', 'rooms', room]);
  });
  const { promotions, weekdayRules } = document;
  for (const [list, entries] of Object.entries({ promotions, offers, weekdayRules }))
    entries.forEach((entry, i) => {
      pointAll('rate plan', entry.ratePlans, [list, i, 'ratePlans']);
      pointAll('room', entry.rooms, [list, i, 'rooms']);
    });
  point('picture', document.theme.logo, ['theme', 'logo']);
  point('picture', document.theme.background, ['theme', 'background']);
}
