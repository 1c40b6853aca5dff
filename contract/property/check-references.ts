import type { z } from 'zod';

type Named = { id: string };
type Loose = {
  pictures: Named[];
  rooms: (Named & { pictures: string[] })[];
  cancellationPolicies: Named[];
  ratePlans: (Named & { cancellationPolicy: string; rooms?: string[] | undefined; services: string[] })[];
  services: (Named & { picture?: string | undefined })[];
  packages: (Named & { pictures: string[]; ratePlan: string })[];
  promotions: { code: string; ratePlans?: string[] | undefined; rooms?: string[] | undefined }[];
  taxes: Named[];
  weekdayRules: { ratePlans?: string[] | undefined; rooms?: string[] | undefined }[];
  theme: { logo?: string | undefined; background?: string | undefined };
};

/** Every id a document points to must be in it, and no id may be there twice. Each fault names its own path. */
export function checkReferences(document: Loose, context: z.core.$RefinementCtx): void {
  const fault = (path: (string | number)[], message: string): void =>
    context.addIssue({ code: 'custom', path, message });

  const known = {
    picture: new Set(document.pictures.map((p) => p.id)),
    room: new Set(document.rooms.map((r) => r.id)),
    'cancellation policy': new Set(document.cancellationPolicies.map((p) => p.id)),
    'rate plan': new Set(document.ratePlans.map((r) => r.id)),
    service: new Set(document.services.map((s) => s.id)),
  };
  const point = (noun: keyof typeof known, id: string | undefined, path: (string | number)[]): void => {
    if (id !== undefined && !known[noun].has(id)) fault(path, `There is no ${noun} "${id}" in this document`);
  };
  const pointAll = (noun: keyof typeof known, ids: readonly string[] | undefined, path: (string | number)[]): void =>
    ids?.forEach((id, i) => point(noun, id, [...path, i]));

  const tellApart = (list: string, key: string, names: readonly string[]): void =>
    names.forEach((name, i) => names.indexOf(name) < i && fault([list, i, key], `"${name}" is there twice`));
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
  tellApart(
    'promotions',
    'code',
    document.promotions.map(({ code }) => code),
  );
  document.rooms.forEach((room, i) => pointAll('picture', room.pictures, ['rooms', i, 'pictures']));
  document.ratePlans.forEach((plan, i) => {
    point('cancellation policy', plan.cancellationPolicy, ['ratePlans', i, 'cancellationPolicy']);
    pointAll('room', plan.rooms, ['ratePlans', i, 'rooms']);
    pointAll('service', plan.services, ['ratePlans', i, 'services']);
  });
  document.services.forEach((service, i) => point('picture', service.picture, ['services', i, 'picture']));
  document.packages.forEach((pack, i) => {
    pointAll('picture', pack.pictures, ['packages', i, 'pictures']);
    point('rate plan', pack.ratePlan, ['packages', i, 'ratePlan']);
  });
  for (const list of ['promotions', 'weekdayRules'] as const)
    document[list].forEach((entry, i) => {
      pointAll('rate plan', entry.ratePlans, [list, i, 'ratePlans']);
      pointAll('room', entry.rooms, [list, i, 'rooms']);
    });
  point('picture', document.theme.logo, ['theme', 'logo']);
  point('picture', document.theme.background, ['theme', 'background']);
}
