/** `a=1; b=2`, as records of DKIM and DMARC are written; the first of two with one name counts. */
export function readTags(text: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (const part of text.split(';')) {
    const [, name, value = ''] = /^\s*([a-z]+)\s*=\s*(.*?)\s*$/i.exec(part) ?? [];
    if (name !== undefined && !tags.has(name.toLowerCase())) tags.set(name.toLowerCase(), value);
  }
  return tags;
}
