import { nameInList } from '@stayfront/rules/house-draft/entries';
import { isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { pathOfPlace } from '@stayfront/rules/house-draft/path-of-place';
import { isTextLanguage } from '@stayfront/rules/house-draft/list-texts';
import { joinPath } from '@stayfront/rules/house-draft/field-path';

/** What this looks at of a schema. */
type Schema = { readonly _zod: { readonly def: Def } };
type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
};

const inner = ({ _zod: { def } }: Schema): Schema | undefined =>
  def.innerType ?? (def.type === 'pipe' ? def.in : undefined);

const isTexts = ({ _zod: { def } }: Schema): boolean =>
  def.type === 'record' && Object.keys(def.keyType?._zod.def.entries ?? {}).some(isTextLanguage);

/** The fields of a document by their paths, with * for an id or a place; a text in several languages is one. */
export function fieldsOf(schema: Schema, steps: readonly string[] = []): string[] {
  const around = inner(schema);
  if (around) return fieldsOf(around, steps);
  const { shape, element, options, valueType } = schema._zod.def;
  if (shape) return [...new Set(Object.entries(shape).flatMap(([name, one]) => fieldsOf(one, [...steps, name])))];
  if (options) return [...new Set(options.flatMap((one) => fieldsOf(one, steps)))];
  if (element) return fieldsOf(element, [...steps, '*']);
  if (valueType && !isTexts(schema)) return fieldsOf(valueType, [...steps, '*']);
  return [joinPath(steps)];
}

/** Values for a schema, so many that between them every field and every kind of thing is there. */
export function samplesOf(schema: Schema, steps: readonly string[] = []): unknown[] {
  const around = inner(schema);
  if (around) return samplesOf(around, steps);
  const { type, shape, element, options, valueType, entries, values } = schema._zod.def;
  if (shape) {
    const fields = Object.entries(shape).map(([name, one]) => [name, samplesOf(one, [...steps, name])] as const);
    const count = Math.max(1, ...fields.map(([, samples]) => samples.length));
    return Array.from({ length: count }, (_, place) =>
      Object.fromEntries(fields.map(([name, samples]) => [name, samples[place % samples.length]])),
    );
  }
  if (options) return options.flatMap((one) => samplesOf(one, steps));
  if (element) return [listOf(samplesOf(element, [...steps, '*']), nameInList(steps))];
  if (isTexts(schema)) return [{ en: 'Text', de: 'Wort' }];
  if (valueType) return [{ double: samplesOf(valueType, [...steps, '*'])[0] }];
  if (entries) return Object.values(entries).slice(0, 1);
  if (values) return values.slice(0, 1);
  return [{ string: 'word', number: 1, int: 1, boolean: true }[type] ?? null];
}

/** Entries with ids of their own, where the list has such. */
const listOf = (samples: readonly unknown[], name: string | undefined): unknown[] =>
  samples.map((one, place) =>
    name === undefined || typeof one !== 'object' || one === null ? one : { ...one, [name]: `entry-${place}` },
  );

/** The address of every value of a document, and of all that has values in it. */
export function addressesOf(document: Fields): string[] {
  const look = (value: unknown, place: readonly (string | number)[]): string[] => {
    const inside = Array.isArray(value)
      ? value.flatMap((one, i) => look(one, [...place, i]))
      : isFields(value)
        ? Object.entries(value).flatMap(([name, one]) => look(one, [...place, name]))
        : [];
    return place.length > 0 ? [pathOfPlace(document, place), ...inside] : inside;
  };
  return look(document, []);
}
