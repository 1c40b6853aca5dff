/** What stands in quotation marks is either a name out of our code or something that somebody wrote. */
type Quoted = 'everything quoted' | 'what is no name';

const longest = 500;

/**
 * A text for the log without what tells who a guest is or opens a reservation: addresses, telephone and card numbers,
 * tokens, and what is quoted. People's names cannot be told from words: texts that may hold them are not logged at all.
 */
export function maskText(text: string, quoted: Quoted = 'what is no name'): string {
  return text
    .slice(0, 4 * longest)
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|“[^”]*”/g, (all) =>
      quoted === 'what is no name' && isName(all.slice(1, -1)) ? all : '…',
    )
    .replace(/[^\s"'<>()=,;:/?&]+(?:@|%40)[^\s"'<>()=,;/?&]+/gi, '…')
    .replace(/[\w-]{32,}/g, (run) => (isUuid(run) ? run : '…'))
    .replace(/\+?\(?\d(?:(?:%20|[\s()./+-]){0,2}\d){8,}/g, '…')
    .slice(0, longest);
}

const isName = (text: string): boolean => /^[a-z_$][\w.$-]{0,62}$/i.test(text) && !/\d{7}/.test(text);
const isUuid = (text: string): boolean => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
