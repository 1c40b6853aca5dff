/** A call as somebody would make it who copies a block of a document into a shell. */
export type WrittenCall = {
  readonly url: URL;
  readonly user: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly parts: readonly (readonly [name: string, content: string])[];
};

/** All calls by curl in the blocks of a document, with `$NAMES` filled in, and files that are written on the way. */
export function writtenCalls(markdown: string, names: Readonly<Record<string, string>>): WrittenCall[] {
  const blocks = [...markdown.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  return blocks.filter((block) => /^curl /m.test(block)).map((block) => callOf(block, names));
}

function callOf(block: string, names: Readonly<Record<string, string>>): WrittenCall {
  const files = new Map<string, string>();
  const rest = block.replace(/^cat > (\S+) <<'(\w+)'\n([\s\S]*?\n)\2\n/gm, (_, file: string, _end, content: string) => {
    files.set(file, content);
    return '';
  });
  const words = wordsOf(rest.replaceAll('\\\n', ' '), names);
  const call = {
    url: null as URL | null,
    user: '',
    headers: {} as Record<string, string>,
    parts: [] as [string, string][],
  };
  if (words.shift() !== 'curl') throw new Error(`No call: ${block}`);
  while (words.length > 0) {
    const word = words.shift() ?? '';
    const value = word.startsWith('-') ? (words.shift() ?? '') : word;
    const [name, said] = [value.slice(0, value.indexOf('=')), value.slice(value.indexOf('=') + 1)] as const;
    if (word === '-u') call.user = value;
    else if (word === '-H')
      call.headers[value.slice(0, value.indexOf(':')).toLowerCase()] = value.slice(value.indexOf(':') + 1).trim();
    else if (word === '--form-string') call.parts.push([name, said]);
    else if (word === '-F') call.parts.push([name, said.startsWith('<') ? (files.get(said.slice(1)) ?? '') : said]);
    else if (word.startsWith('http')) call.url = new URL(word);
    else throw new Error(`What is ${word} in ${block}`);
  }
  const { url, ...others } = call;
  if (!url) throw new Error(`Called is nobody: ${block}`);
  return { url, ...others };
}

/** As a shell takes them apart: within single quotes everything is itself, within double ones names are filled in. */
function wordsOf(text: string, names: Readonly<Record<string, string>>): string[] {
  const filled = (part: string): string => part.replace(/\$(\w+)/g, (_, name: string) => names[name] ?? '');
  const words = text.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g);
  return [...words].map(([word]) =>
    word.replace(/'([^']*)'|"([^"]*)"|([^'"]+)/g, (_, single?: string, double?: string, bare?: string) =>
      single === undefined ? filled(double ?? bare ?? '') : single,
    ),
  );
}
