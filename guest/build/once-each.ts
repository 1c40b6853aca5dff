type AnyPlugin = { name: string; transform?: unknown };
type Transform = (this: unknown, code: string, id: string, options?: unknown) => unknown;

/**
 * Lets a plugin look at each text of a module once, though it is built twice: for the browser and for the server. Only
 * for plugins that make the same of it for both.
 */
export function onceEach<P extends AnyPlugin>(plugin: P): P {
  const made = new Map<string, { readonly code: string; readonly result: unknown }>();
  const transform = plugin.transform as { handler: Transform } | undefined;
  if (!transform) throw new Error(`${plugin.name} has no transform to remember.`);
  const make = transform.handler;
  const remember: Transform = function (code, id, options) {
    const before = made.get(id);
    if (before?.code === code) return before.result;
    const result = make.call(this, code, id, options);
    made.set(id, { code, result });
    return result;
  };
  transform.handler = remember;
  return plugin;
}
