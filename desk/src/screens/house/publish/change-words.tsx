import { Trans } from '@lingui/react/macro';
import type { FieldChange } from '@stayfront/rules/house-draft/field-change';
import { useSay } from '../../../features/house/use-words.ts';
import { wordDiff } from './word-diff.ts';
import './change-words.css';

/** What a field said and what it is to say: of a text the words that are others. */
export function ChangeWords({ change: { path, before, after } }: { change: FieldChange }) {
  const say = useSay()(path);
  const diff = typeof before === 'string' && typeof after === 'string' ? wordDiff(before, after) : null;
  if (diff)
    return (
      <p className="change-words" dir="auto">
        {diff.map(({ text, is }, place) =>
          is === 'same' ? (
            <span key={place}>{text}</span>
          ) : is === 'added' ? (
            <ins key={place}>{text}</ins>
          ) : (
            <del key={place}>{text}</del>
          ),
        )}
      </p>
    );
  return (
    <p className="change-words" dir="auto">
      {before === undefined ? (
        <ins>{say(after)}</ins>
      ) : after === undefined ? (
        <del>{say(before)}</del>
      ) : (
        <Trans>
          <del>{say(before)}</del> becomes <ins>{say(after)}</ins>
        </Trans>
      )}
    </p>
  );
}
