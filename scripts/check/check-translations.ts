import { createCompiledCatalog } from '@lingui/cli/api';
import { compareTranslation, type Compiled } from './compare-translation.ts';

/** Texts of one language by message id. */
export type Texts = Record<string, string>;

/** `untouched` are source texts that stand in the translation as they are: right for "Hotel", wrong for most. */
export type Verdict = { faults: string[]; untouched: string[] };

const isEmpty = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** True when something is left to read after the placeholders and tags are gone. */
const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text.replace(/\{.*?\}|<.*?>/g, ''));

type Compilation = { readonly messages: Record<string, Compiled>; readonly broken: readonly string[] };

function compile(locale: string, texts: Texts): Compilation {
  const { source, errors } = createCompiledCatalog(locale, texts, { namespace: 'json', strict: true });
  const { messages } = JSON.parse(source) as { messages: Record<string, Compiled> };
  return {
    messages,
    broken: errors.map((fault) => `"${fault.source}" is broken: ${fault.error.message.split('\n')[0]}`),
  };
}

const sourcesSeen = new WeakMap<Texts, Compilation>();

/** Sources are compared with thirty languages and read once. */
function compileSources(sources: Texts): Compilation {
  const compiled = sourcesSeen.get(sources) ?? compile('en', sources);
  sourcesSeen.set(sources, compiled);
  return compiled;
}

/** Compares the texts of one language with their sources, message by message. */
export function checkTranslations(locale: string, sources: Texts, texts: Texts): Verdict {
  const { messages, broken } = compile(locale, texts);
  const compiledSources = compileSources(sources).messages;
  const missing = Object.entries(sources).filter(([id]) => isEmpty(texts[id]));
  const untouched = Object.entries(sources).filter(([id, source]) => texts[id] === source && hasWords(source));
  const misshapen = Object.entries(messages).flatMap(([id, message]) => {
    const source = compiledSources[id];
    if (!source || isEmpty(texts[id])) return [];
    return compareTranslation(source, message, locale).map((fault) => `"${texts[id]}" ${fault}`);
  });
  return {
    faults: [...broken, ...missing.map(([, source]) => `"${source}" is not translated`), ...misshapen],
    untouched: untouched.map(([, source]) => source),
  };
}
