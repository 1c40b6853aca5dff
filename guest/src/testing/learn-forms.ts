import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnForms, type WrittenForms } from '@stayfront/ui/formats/written-forms.ts';

// In a page the forms of a language come with its texts; tests that draw no page know all of them.
const folder = join(import.meta.dirname, '../../../ui/formats/forms');
for (const file of readdirSync(folder))
  learnForms(file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8')) as WrittenForms);
