import { randomBytes } from 'node:crypto';
import { problems } from '@stayfront/contract/problems';
import type { FastifyInstance } from 'fastify';
import { text } from './html-text.ts';

type Json = Record<string, unknown>;
type Operation = {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: Json; description?: string }[];
  requestBody?: { content: { 'application/json': { schema: Json } } };
  responses: Record<string, { description: string; content: Record<string, { schema: Json }> }>;
};

/** The API in words, for people: made from the same document as machines read, without a line of script. */
export function apiDocsPage(app: FastifyInstance, document: () => Json): void {
  app.get('/api/docs', (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`)
      .send(pageOf(document(), nonce));
  });
}

function pageOf(document: Json, nonce: string): string {
  const paths = document['paths'] as Record<string, Record<string, Operation>>;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const info = document['info'] as { title: string; description: string };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text(info.title)} API</title><style nonce="${nonce}">${style}</style></head><body><main>
<h1>${text(info.title)} API</h1><p>${text(info.description)}</p>
<p>For machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Operations"><ul>${operations.map(({ operation }) => `<li><a href="#${operation.operationId}">${operation.operationId}</a></li>`).join('')}</ul></nav>
${operations.map(operationOf).join('')}
<section><h2 id="problems">Refusals</h2><p>Sent as <code>application/problem+json</code>. The code never changes its meaning.</p>
<table><thead><tr><th>code</th><th>status</th><th>meaning</th></tr></thead><tbody>
${Object.entries(problems)
  .map(
    ([code, { status, title }]) =>
      `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${text(title)}</td></tr>`,
  )
  .join('')}</tbody></table></section></main></body></html>`;
}

function operationOf({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const body = operation.requestBody?.content['application/json'].schema;
  return `<section><h2 id="${operation.operationId}">${operation.operationId}</h2><p>${text(operation.summary)}</p>
<p class="line"><b>${method}</b> <code>${text(path)}</code></p>
${
  operation.parameters.length > 0
    ? `<table><thead><tr><th>parameter</th><th>in</th><th>needed</th><th>what</th></tr></thead><tbody>${operation.parameters
        .map(
          (p) =>
            `<tr><td><code>${text(p.name)}</code></td><td>${p.in}</td><td>${p.required ? 'yes' : 'no'}</td><td>${text(p.description ?? wordsFor(p.schema))}</td></tr>`,
        )
        .join('')}</tbody></table>`
    : ''
}
${body ? `<details><summary>Request body</summary><pre>${text(JSON.stringify(body, null, 2))}</pre></details>` : ''}
${Object.entries(operation.responses)
  .map(([status, response]) => {
    const schema = Object.values(response.content)[0]?.schema;
    return `<p class="line"><b>${status}</b> ${text(response.description)}${typeof schema?.['$ref'] === 'string' ? ` <code>${text(schema['$ref'].split('/').pop() ?? '')}</code>` : ''}</p>`;
  })
  .join('')}</section>`;
}

const wordsFor = (schema: Json): string => {
  const said = [
    schema['description'],
    Array.isArray(schema['enum']) ? (schema['enum'] as string[]).join(', ') : schema['type'],
  ];
  const example = schema['example'] === undefined ? '' : `, e.g. ${JSON.stringify(schema['example'])}`;
  return said.filter(Boolean).join(': ') + example;
};

const style = `:root{color-scheme:light dark}body{margin:0;font:16px/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:880px;margin:0 auto;padding:48px 20px 96px}h1{font-weight:300;font-size:2.25rem;margin:0 0 8px}
h2{margin:48px 0 4px;font-size:1.25rem;scroll-margin-top:16px}code,pre{font:14px/1.5 ui-monospace,monospace}
pre{overflow:auto;max-height:420px;padding:16px;border:1px solid color-mix(in srgb,CanvasText 18%,Canvas);border-radius:10px}
table{border-collapse:collapse;width:100%;font-size:14px;display:block;overflow-x:auto}th,td{text-align:start;padding:8px 16px 8px 0;border-bottom:1px solid color-mix(in srgb,CanvasText 14%,Canvas);vertical-align:top}
.line{margin:8px 0}nav ul{display:flex;flex-wrap:wrap;gap:4px 20px;padding:0;list-style:none}summary{cursor:pointer;padding:8px 0}a{color:LinkText}`;
