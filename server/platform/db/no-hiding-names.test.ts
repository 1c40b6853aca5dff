import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const server = path.resolve(import.meta.dirname, '../..');
/** `number::text as number`, `lower(name) as name`: from there on "order by number" means the text. */
const hiding = /(?:\b(\w+)::[\w[\]]+|\b\w+\((\w+)\)(?:::\w+)?)\s+as\s+"?(?:\1\2)"?(?=[\s,`"])/gi;

test('a column that is selected as something else never keeps its name: it would be ordered by as that', () => {
  expect('select transaction_id::text as transaction_id\n'.match(hiding)).not.toBeNull();
  expect('select transaction_id::text as place, count(*)::int as n\n'.match(hiding)).toBeNull();
  const found = globSync('**/*.ts', { cwd: server, exclude: (name) => name === 'node_modules' })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      (readFileSync(path.join(server, file), 'utf8').match(hiding) ?? []).map((text) => `${file}: ${text}`),
    );
  expect(found).toEqual([]);
});
