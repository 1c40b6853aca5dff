/** Patterns of RELAX NG, as libxml2 reads it. */
export type Pattern = string;
export const all = (...parts: readonly Pattern[]): Pattern => parts.join('');
export const optional = (part: Pattern): Pattern => `<optional>${part}</optional>`;
export const many = (part: Pattern): Pattern => `<oneOrMore>${part}</oneOrMore>`;
export const any = (part: Pattern): Pattern => `<zeroOrMore>${part}</zeroOrMore>`;
export const either = (...parts: readonly Pattern[]): Pattern =>
  `<choice>${parts.map((part) => `<group>${part}</group>`).join('')}</choice>`;
export const form = (pattern: string, type = 'string'): Pattern =>
  `<data type="${type}"><param name="pattern">${pattern}</param></data>`;
export const oneOf = (...values: readonly (string | number)[]): Pattern =>
  `<choice>${values.map((value) => `<value>${value}</value>`).join('')}</choice>`;

export const text = form('[\\s\\S]*\\S[\\s\\S]*');
export const whole = form('[0-9]+');
export const positive = form('0*[1-9][0-9]*');
export const amount = form('[0-9]+(\\.[0-9]+)?');
export const date = form('\\d{4}-\\d\\d-\\d\\d', 'date');
export const instant = form('\\S+', 'dateTime');
export const flag = oneOf('0', '1', 'true', 'false');
export const yes = oneOf('1', 'true');
export const code = form('[\\s\\S]{1,8}');
export const hotelCode = form('[\\s\\S]{1,16}');
export const currency = form('[A-Z]{3}');
export const language = form('[a-z][a-z]');

/** Attributes: those that must stand there, then those that may. */
export const at = (must: Readonly<Record<string, Pattern>>, may: Readonly<Record<string, Pattern>> = {}): Pattern =>
  Object.entries(must)
    .map(([name, value]) => `<attribute name="${name}">${value}</attribute>`)
    .join('') +
  Object.entries(may)
    .map(([name, value]) => optional(`<attribute name="${name}">${value}</attribute>`))
    .join('');
export const el = (name: string, ...inside: readonly Pattern[]): Pattern =>
  `<element name="${name}">${inside.join('') || '<empty/>'}</element>`;
