/** What stands in an element: its attributes, then its children or its text. Written as an XML schema wants them. */
export type Part = {
  readonly attributes: string;
  readonly children: string;
  /** The name of its type. */
  readonly text?: string;
};

const only = (children: string): Part => ({ attributes: '', children });
const group = (occurs: string, part: Part): Part => only(`<xs:sequence ${occurs}>${part.children}</xs:sequence>`);

export const all = (...parts: readonly Part[]): Part => ({
  attributes: parts.map(({ attributes }) => attributes).join(''),
  children: parts.map(({ children }) => children).join(''),
});
export const nothing = only('');
export const optional = (part: Part): Part => group('minOccurs="0"', part);
export const many = (part: Part): Part => group('maxOccurs="unbounded"', part);
export const any = (part: Part): Part => group('minOccurs="0" maxOccurs="unbounded"', part);
export const either = (...parts: readonly Part[]): Part =>
  only(`<xs:choice>${parts.map(({ children }) => `<xs:sequence>${children}</xs:sequence>`).join('')}</xs:choice>`);

/** Forms of values. */
export const form = (pattern: string, base = 'xs:string'): string =>
  `<xs:simpleType><xs:restriction base="${base}"><xs:pattern value="${pattern}"/></xs:restriction></xs:simpleType>`;
export const oneOf = (...values: readonly (string | number)[]): string =>
  `<xs:simpleType><xs:restriction base="xs:string">${values.map((value) => `<xs:enumeration value="${value}"/>`).join('')}</xs:restriction></xs:simpleType>`;

export const text = form('[\\s\\S]*\\S[\\s\\S]*');
export const whole = form('[0-9]+');
export const positive = form('0*[1-9][0-9]*');
export const amount = form('[0-9]+(\\.[0-9]+)?');
export const date = form('\\S+', 'xs:date');
export const instant = form('\\S+', 'xs:dateTime');
export const flag = oneOf('0', '1', 'true', 'false');
export const yes = oneOf('1', 'true');
export const code = form('[\\s\\S]{1,8}');
export const hotelCode = form('[\\s\\S]{1,16}');
export const currency = form('[A-Z]{3}');
export const language = form('[a-z][a-z]');

type Forms = Readonly<Record<string, string>>;

/** Attributes: those that must stand there, then those that may. */
export const at = (must: Forms, may: Forms = {}): Part => {
  const written = (forms: Forms, use: string): string =>
    Object.entries(forms)
      .map(([name, value]) => `<xs:attribute name="${name}" use="${use}">${value}</xs:attribute>`)
      .join('');
  return { attributes: written(must, 'required') + written(may, 'optional'), children: '' };
};

/** Text of an element that may have attributes: whatever, or something at least. */
export const anyText: Part = { attributes: '', children: '', text: 'xs:string' };
export const someText: Part = { attributes: '', children: '', text: 'something' };
export const something = `<xs:simpleType name="something"><xs:restriction base="xs:string"><xs:pattern value="[\\s\\S]*\\S[\\s\\S]*"/></xs:restriction></xs:simpleType>`;

export function el(name: string, ...inside: readonly (Part | string)[]): Part {
  // A form alone: an element that is nothing but its text.
  const [first] = inside;
  if (typeof first === 'string') return only(`<xs:element name="${name}">${first}</xs:element>`);
  const parts = inside.filter((part) => typeof part !== 'string');
  const { attributes, children } = all(...parts);
  const said = parts.find((part) => part.text !== undefined)?.text;
  const content = said
    ? `<xs:simpleContent><xs:extension base="${said}">${attributes}</xs:extension></xs:simpleContent>`
    : `<xs:sequence>${children}</xs:sequence>${attributes}`;
  return only(`<xs:element name="${name}"><xs:complexType>${content}</xs:complexType></xs:element>`);
}
