import { el, writeXml, type XmlPart } from '../xml/write-xml.ts';
import type { AlpineFault } from './faults.ts';
import { otaNamespace } from './read-parts.ts';

/** What a server may ask a client to send anew. */
export type WantedSet =
  | 'ALPINEBITS_SEND_HANDSHAKE'
  | 'ALPINEBITS_SEND_FREEROOMS'
  | 'ALPINEBITS_SEND_RATEPLANS'
  | 'ALPINEBITS_SEND_INVENTORY';

/** How an action ended, in the four ways of the standard. An advisory says something that nobody has to mend. */
export type AlpineOutcome =
  | { readonly kind: 'success' }
  | { readonly kind: 'advisory' | 'warning'; readonly messages: readonly string[]; readonly wanted?: WantedSet }
  | { readonly kind: 'error'; readonly faults: readonly AlpineFault[]; readonly wanted?: WantedSet };

/** Taken, with or without something to be said of it. */
export const takenWith = (
  warnings: readonly string[],
  advices: readonly string[] = [],
): Exclude<AlpineOutcome, { kind: 'error' }> => {
  if (warnings.length > 0) return { kind: 'warning', messages: [...warnings, ...advices] };
  return advices.length > 0 ? { kind: 'advisory', messages: advices } : { kind: 'success' };
};

/** An answer that has nothing in it but how it went. */
export const writeOutcome = (root: string, outcome: AlpineOutcome, ...inside: readonly XmlPart[]): string =>
  writeXml(el(root, { xmlns: otaNamespace, Version: '8.000' }, ...outcomeParts(outcome), ...inside));

function outcomeParts(outcome: AlpineOutcome): XmlPart[] {
  if (outcome.kind === 'success') return [el('Success')];
  const { wanted } = outcome;
  if (outcome.kind === 'error')
    return [
      el(
        'Errors',
        {},
        outcome.faults.map(({ code, message }, i) =>
          el('Error', { Type: 13, Code: code, Status: i === 0 ? wanted : undefined }, message),
        ),
      ),
    ];
  const type = outcome.kind === 'advisory' ? 11 : 3;
  return [
    el('Success'),
    el(
      'Warnings',
      {},
      outcome.messages.map((message, i) =>
        el('Warning', { Type: type, Status: i === 0 ? wanted : undefined }, message),
      ),
    ),
  ];
}
