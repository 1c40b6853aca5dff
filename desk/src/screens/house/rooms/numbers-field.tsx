import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FieldShell } from '../../../features/house/field-shell.tsx';
import { TextBox } from '../../../features/house/fields/text-box.tsx';
import { useField } from '../../../features/house/use-field.ts';

/** What stands on the doors of this kind of room, typed in one line: 201, 202, 204–206. */
export function NumbersField({ at }: { at: string }) {
  const { t } = useLingui();
  const { value, change, error, isReadOnly, name } = useField<readonly string[]>(at);
  const [typed, setTyped] = useState<string | null>(null);
  const put = (text: string): void => {
    setTyped(text);
    const numbers = readNumbers(text);
    change(numbers.length === 0 ? undefined : numbers);
  };
  return (
    <FieldShell address={at}>
      <TextBox
        label={name}
        optionalLabel={t`optional`}
        hint={
          <Trans>
            With commas between them, or as 201–208. The desk may give them to guests, who see nothing of them before.
          </Trans>
        }
        error={error}
        value={typed !== null && readNumbers(typed).join() === (value ?? []).join() ? typed : (value ?? []).join(', ')}
        onChange={put}
        onBlur={() => setTyped(null)}
        isReadOnly={isReadOnly}
      />
    </FieldShell>
  );
}

const mostInRow = 200;

/** 204–206 is three of them, where both ends are plain numbers. */
function readNumbers(text: string): string[] {
  const numbers = text.split(/[,;\n]/).flatMap((part) => {
    const one = part.trim();
    const [, from, to] = /^(\d{1,6})\s*[-–]\s*(\d{1,6})$/.exec(one) ?? [];
    const count = Number(to) - Number(from) + 1;
    if (from === undefined || !(count > 1 && count <= mostInRow)) return one === '' ? [] : [one];
    return Array.from({ length: count }, (_, place) => String(Number(from) + place).padStart(from.length, '0'));
  });
  return [...new Set(numbers)];
}
