import { useLingui } from '@lingui/react/macro';
import { readAskedStay } from '@stayfront/rules/stay/read-asked-stay';
import { daysBetween, stayDate } from '@stayfront/rules/stay/stay-date';
import { Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Asking } from '../../app/data/offers-query.ts';
import { useHouse } from '../../app/page/desk-context.tsx';
import { useAskWords } from '../../features/stay/use-ask-words.ts';

interface AskLineProps {
  asking: Asking;
  onAsk: (asking: Asking) => void;
  /** Enter goes on to the offers. */
  onDone: () => void;
}

/** Plain words become a stay while they are typed: "wed 25 nov 2 nights 2 adults". */
export function AskLine({ asking, onAsk, onDone }: AskLineProps) {
  const { t } = useLingui();
  const { today } = useHouse();
  const words = useAskWords();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Whoever takes a call types at once.
  useEffect(() => field.current?.focus(), []);
  const type = (typed: string): void => {
    setText(typed);
    const { arrival, departure, nights, adults, ages } = readAskedStay(typed, stayDate(today), words);
    const between = arrival && departure ? daysBetween(arrival, departure) : undefined;
    const isAhead = arrival !== undefined && arrival >= today;
    const next: Asking = {
      ...asking,
      ...(isAhead ? { arrival } : {}),
      nights: Math.min(nights ?? between ?? asking.nights, 90),
      adults: Math.min(adults ?? asking.adults, 20),
      ages: ages ?? (adults === undefined ? asking.ages : []),
    };
    if (JSON.stringify(next) !== JSON.stringify(asking)) onAsk(next);
  };
  return (
    <label className="ask-line">
      <Phone className="ic" aria-hidden />
      <span className="sr">{t`When, how long and how many, in plain words`}</span>
      <input
        ref={field}
        type="text"
        value={text}
        placeholder={t`wed 25 nov 2 nights 2 adults`}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if ((event.key !== 'Enter' && event.key !== 'ArrowDown') || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          onDone();
        }}
      />
    </label>
  );
}
