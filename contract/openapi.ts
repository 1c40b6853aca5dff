import { alwaysRefused, hasBody } from './always-refused.ts';
import { examplesOf } from './examples/examples-of.ts';
import { z } from 'zod';
import { Problem } from './problem.ts';
import { problems } from './problems.ts';
import type { Route } from './route.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of the route table: the same zod schemas that check every request. */
export function openApi(routes: readonly Route[], serverUrl: string): Json {
  const schemas: Json = { Problem: schemaOf(Problem, 'output') };
  const paths: Record<string, Json> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(route, schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stayfront',
      version: '1',
      description:
        'The booking engine of a hotel. Amounts are whole minor units beside their currency; days are YYYY-MM-DD on the hotel’s calendar; refusals are application/problem+json with a stable code.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(routes.map((route) => route.noun))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        hotelKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of the hotel, made by `npm run hotel -- key HOTEL NAME`',
        },
        operatorSession: {
          type: 'apiKey',
          in: 'cookie',
          name: 'stayfront_operator_{hotelId}',
          description: 'The session of an operator of the hotel, begun by signInOperator',
        },
      },
    },
  };
}

function operation(route: Route, schemas: Json): Json {
  const examples = examplesOf(route.operationId);
  const parameters = [
    ...parametersIn('path', route.params, examples?.params),
    ...parametersIn('query', route.query, examples?.query),
    ...(route.isIdempotent
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: true,
            schema: { type: 'string', minLength: 1, maxLength: 255 },
            description: 'A new random text for each booking; the same text again means the same booking',
          },
        ]
      : []),
  ];
  return {
    operationId: route.operationId,
    tags: [route.noun],
    summary: route.summary,
    ...(route.needsKey ? { security: [{ hotelKey: [] }] } : {}),
    ...(route.takesKey ? { security: [{}, { hotelKey: [] }] } : {}),
    ...(route.needsOperator ? { security: [{ operatorSession: [] }] } : {}),
    ...(route.needsStaff ? { security: [{ operatorSession: [] }, { hotelKey: [] }] } : {}),
    parameters,
    ...(hasBody(route)
      ? { requestBody: { required: true, content: jsonOf(schemaOf(route.body, 'input'), examples?.body) } }
      : {}),
    responses: {
      [String(route.status)]: {
        description: 'Done',
        content: answerOf(route, schemas, examples?.answer),
      },
      ...refusals(route),
    },
  };
}

const jsonOf = (schema: Json, example: unknown): Json => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});

/** A file is described by its kind: what is in it is no JSON. */
const answerOf = (route: Route, schemas: Json, example: unknown): Json =>
  route.media
    ? Object.fromEntries(route.media.map((type) => [type, { schema: schemaOf(route.answer, 'output') }]))
    : jsonOf(named(route.answer, schemas), example);

function refusals(route: Route): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of new Set([...alwaysRefused(route), ...route.refusals])) {
    const { status } = problems[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\``).join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

function parametersIn(place: 'path' | 'query', shape: z.core.$ZodType, examples: Json = {}): Json[] {
  const schema = schemaOf(shape, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: property,
    ...(name in examples ? { example: examples[name] } : {}),
  }));
}

/** Puts an answer that has a name into the shared schemas and points to it. */
function named(shape: z.core.$ZodType, schemas: Json): Json {
  const id = z.globalRegistry.get(shape)?.id;
  if (!id) return schemaOf(shape, 'output');
  schemas[id] ??= schemaOf(shape, 'output');
  return { $ref: `#/components/schemas/${id}` };
}

function schemaOf(shape: z.core.$ZodType, io: 'input' | 'output'): Json {
  const schema = z.toJSONSchema(shape, { io, unrepresentable: 'any', reused: 'inline', cycles: 'throw' }) as Json;
  return inlineDefinitions(schema);
}

/** Schemas with an id come out as $defs, which a reader of one operation would have to chase; they are put in place. */
function inlineDefinitions(schema: Json): Json {
  const definitions = (schema['$defs'] ?? {}) as Record<string, Json>;
  const settle = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(settle);
    if (typeof value !== 'object' || value === null) return value;
    const reference = (value as Json)['$ref'];
    if (typeof reference === 'string' && reference.startsWith('#/$defs/'))
      return settle(definitions[reference.slice('#/$defs/'.length)]);
    return Object.fromEntries(
      Object.entries(value as Json)
        // A schema's own name is a text; a property called id is a schema and stays.
        .filter(([key, inner]) => key !== '$schema' && key !== '$defs' && !(key === 'id' && typeof inner === 'string'))
        .map(([key, inner]) => [key, settle(inner)]),
    );
  };
  return settle(schema) as Json;
}
