import type { Rolldown } from 'vite';

/** The entry and the lazy parts that cannot do without the module. */
export function rootsOf(id: string, graph: Rolldown.ChunkingContext, entry: string): Set<string> {
  const seen = new Set<string>();
  const roots = new Set<string>();
  const climb = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    const info = graph.getModuleInfo(module);
    if (module === entry || (info?.dynamicImporters.length ?? 0) > 0) roots.add(module);
    info?.importers.forEach(climb);
  };
  climb(id);
  return roots;
}
