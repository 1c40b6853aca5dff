/** What the provider's API is sent: `a[b][c]=d`, as deep as it goes. */
export type Form = { readonly [name: string]: Form | string };

export function readForm(text: string): Form {
  const form: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    let place = form;
    for (const step of path.slice(0, -1)) {
      if (step === '__proto__') return {};
      const next = place[step];
      place = typeof next === 'object' && next !== null ? (next as Record<string, unknown>) : (place[step] = {});
    }
    place[path.at(-1) ?? ''] = value;
  }
  return form as Form;
}

export const textIn = (form: Form, ...path: readonly string[]): string => {
  const found = path.reduce<Form | string | undefined>(
    (place, step) => (typeof place === 'object' && Object.hasOwn(place, step) ? place[step] : undefined),
    form,
  );
  return typeof found === 'string' ? found : '';
};

/** Metadata and the like: names with texts. */
export function textsIn(form: Form, ...path: readonly string[]): Readonly<Record<string, string>> {
  const found = path.reduce<Form | string | undefined>(
    (place, step) => (typeof place === 'object' && Object.hasOwn(place, step) ? place[step] : undefined),
    form,
  );
  if (typeof found !== 'object') return {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
