import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { examplesOf } from './examples/examples-of.ts';
import { openApi } from './openapi.ts';
import { problems } from './problems.ts';
import { routes } from './routes.ts';

type Json = Record<string, unknown>;
type Operation = {
  operationId: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content: Record<string, { schema: Json }> }>;
};

const document = openApi(routes, 'https://book.example');
const paths = document['paths'] as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

/** Every object in the document, with the path that leads to it. */
function* objectsIn(value: unknown, path = '#'): Generator<[string, Json]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value as Json];
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${path}/${key}`);
}

const lookUp = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, step) => (at as Json | undefined)?.[step], document);

describe('the description of the API for machines', () => {
  test('is OpenAPI 3.1 and says where the API is', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Stayfront', version: '1' },
      servers: [{ url: 'https://book.example' }],
    });
    expect(JSON.parse(JSON.stringify(document))).toEqual(document); // nothing that JSON would lose
  });

  test('has every route of the table, under its own name', () => {
    expect(operations).toHaveLength(routes.length);
    const ids = operations.map((operation) => operation.operationId);
    expect(new Set(ids)).toEqual(new Set(routes.map((route) => route.operationId)));
    expect(new Set(ids).size).toBe(ids.length);
    const tags = (document['tags'] as { name: string }[]).map((tag) => tag.name);
    for (const operation of operations) expect(tags).toEqual(expect.arrayContaining(operation.tags));
  });

  test('points only to what is there', () => {
    const references = [...objectsIn(document)].flatMap(([, object]) =>
      typeof object['$ref'] === 'string' ? [object['$ref']] : [],
    );
    expect(references.length).toBeGreaterThan(routes.length);
    for (const reference of references) {
      expect(reference).toMatch(/^#\/components\/schemas\/\w+$/);
      expect(lookUp(reference)).toBeTypeOf('object');
    }
  });

  test('has no definitions left over from how it was made', () => {
    for (const [path, object] of objectsIn(document))
      expect([path, Object.keys(object).filter((key) => key === '$defs' || key === '$schema')]).toEqual([path, []]);
  });

  test.each(routes)('$operationId has an answer with a shape, and every refusal it may give', (route) => {
    const operation = paths[route.path]?.[route.method.toLowerCase()];
    const content = operation?.responses[String(route.status)]?.content;
    expect(Object.keys(content ?? {})).toEqual(route.media ?? ['application/json']);
    for (const { schema } of Object.values(content ?? {})) {
      const shape = typeof schema['$ref'] === 'string' ? (lookUp(schema['$ref']) as Json) : schema;
      expect(shape).toMatchObject(route.media ? { type: 'string', format: 'binary' } : { type: 'object' });
      expect(Object.hasOwn(shape, 'properties')).toBe(!route.media);
    }
    const ofBodies = ['input.not_json', 'input.too_large', 'input.media_type', 'input.encoding'] as const;
    const always = [
      'input.invalid',
      ...(operation?.requestBody ? ofBodies : []),
      ...(route.isIdempotent ? (['idempotency.key'] as const) : []),
      ...(route.isOwnPageOnly ? (['origin.foreign'] as const) : []),
    ] as const;
    for (const code of [...always, ...route.refusals]) {
      const response = operation?.responses[String(problems[code].status)];
      expect(response?.description).toContain(`\`${code}\``);
      expect(response?.content['application/problem+json']?.schema).toEqual({ $ref: '#/components/schemas/Problem' });
    }
  });

  test.each(routes)('$operationId names each part of its path as a parameter that is needed', (route) => {
    const operation = paths[route.path]?.[route.method.toLowerCase()];
    const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? [];
    expect(inPath.map(({ name }) => name).toSorted()).toEqual(
      [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').toSorted(),
    );
    expect(inPath.every(({ required }) => required)).toBe(true);
    for (const parameter of operation?.parameters ?? []) expect(Object.keys(parameter.schema)).not.toEqual([]);
  });

  const guarded = routes.filter((route) => route.needsKey);
  test.each(guarded)('$operationId says that it needs the hotel’s key', (route) => {
    const operation = paths[route.path]?.[route.method.toLowerCase()] as Operation & { security?: unknown };
    expect(operation.security).toEqual([{ hotelKey: [] }]);
    expect(operation.responses['401']?.description).toBe('`key.missing`');
    expect(lookUp('#/components/securitySchemes/hotelKey')).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  const staffed = routes.filter((route) => route.needsOperator);
  test.each(staffed)('$operationId says that somebody of the hotel must have signed in', (route) => {
    const operation = paths[route.path]?.[route.method.toLowerCase()] as Operation & { security?: unknown };
    expect(operation.security).toEqual([{ operatorSession: [] }]);
    expect(operation.responses['401']?.description).toBe('`operator.missing`');
  });

  test.each(routes)('$operationId has examples of what it takes and gives, and would take them itself', (route) => {
    const { params, query, body, answer } = examplesOf(route.operationId) ?? {};
    expect(params === undefined || z.safeParse(route.params, params).success).toBe(true);
    expect(query === undefined || z.safeParse(route.query, query).success).toBe(true);
    expect(z.safeParse(route.body, body).error?.issues).toBeUndefined();
    expect(z.safeParse(route.answer, answer).error?.issues).toBeUndefined();
    const operation = paths[route.path]?.[route.method.toLowerCase()] as unknown as {
      requestBody?: { content: Record<string, { example?: unknown }> };
    };
    expect(operation.requestBody?.content['application/json']?.example).toEqual(body);
  });

  test('says that a booking needs a body and an Idempotency-Key, and that a search does not need guests', () => {
    const booking = paths['/api/hotels/{hotelId}/reservations']?.['post'];
    const request = { type: 'object', required: ['requestType', 'reservation'], additionalProperties: false };
    expect(booking?.requestBody?.content['application/json']?.schema).toMatchObject({ oneOf: [request, request] });
    expect(booking?.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
    );
    const search = paths['/api/hotels/{hotelId}/availabilities']?.['get'];
    const needed = search?.parameters.filter(({ required }) => required).map(({ name }) => name);
    expect(needed).toEqual(['hotelId', 'checkIn', 'checkOut']);
    expect(search?.requestBody).toBeUndefined();
  });

  test('keeps a field that is called id', () => {
    expect(lookUp('#/components/schemas/DescriptiveInfo/properties/guestRooms/items/properties/id')).toEqual({
      type: 'string',
    });
  });
});
