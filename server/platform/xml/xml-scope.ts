/** Which prefix means which namespace within an element. */
export type Scope = {
  readonly spaces: ReadonlyMap<string, string>;
  nameOf(written: string): { readonly name: string; readonly ns: string };
};

const xml = 'http://www.w3.org/XML/1998/namespace';

function scopeOf(spaces: ReadonlyMap<string, string>): Scope {
  const bare = spaces.get('') ?? '';
  return {
    spaces,
    nameOf(written) {
      const colon = written.indexOf(':');
      if (colon < 0) return { name: written, ns: bare };
      return { name: written.slice(colon + 1), ns: spaces.get(written.slice(0, colon)) ?? '' };
    },
  };
}

export const noScope = scopeOf(new Map([['xml', xml]]));

/** The scope of an element; most declare nothing and have that of their parent. */
export function inScope(outer: Scope, attributes: readonly (readonly [name: string, value: string])[]): Scope {
  let spaces: Map<string, string> | null = null;
  for (const [name, value] of attributes) {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
    spaces ??= new Map(outer.spaces);
    spaces.set(name === 'xmlns' ? '' : name.slice('xmlns:'.length), value);
  }
  return spaces ? scopeOf(spaces) : outer;
}
