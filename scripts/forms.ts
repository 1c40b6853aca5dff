import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@stayfront/contract/property/texts';
import { learnForms } from '@stayfront/ui/formats/written-forms.ts';
import { compareForms } from './forms/compare-forms.ts';
import { deriveForms } from './forms/derive-forms.ts';

// Writes how each language writes days, numbers, amounts and lists, out of this Node's language data, and says where
// that is not enough to write what Node writes. Run it to take over newer data, and read the difference.
const folder = join(import.meta.dirname, '../ui/formats/forms');
for (const language of languages) {
  const forms = deriveForms(language);
  learnForms(language, forms);
  for (const fault of compareForms(language)) {
    console.error(fault);
    process.exitCode = 1;
  }
  await writeFile(join(folder, `${language}.json`), `${JSON.stringify(forms, null, 2)}\n`);
}
