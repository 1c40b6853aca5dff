import { sources, type Source } from '@stayfront/rules/channel/source';
import { useSourceName } from '../reservation/use-source-name.ts';

const isSource = (name: string): name is Source => (sources as readonly string[]).includes(name);

/** A partner as it calls itself, a webhook by where it leads. */
export function useConnectionName(): (to: string) => string {
  const sourceName = useSourceName();
  return (to) => (isSource(to) ? sourceName(to) : to);
}
