import { CircleCheck, CreditCard } from 'lucide-react';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { FieldFrame } from '@stayfront/ui/parts/field-frame.tsx';
import type { CardField, FieldState } from './card-fields.ts';
import { CvvHelp } from './cvv-help.tsx';

interface CardBoxProps {
  id: string;
  field: CardField;
  label: string;
  state: FieldState;
  error: string | null;
  isReady: boolean;
  onPress: () => void;
}

const isShort = (field: CardField): boolean => field === 'expiryDate' || field === 'cvv';

/** A box of ours with a frame of the provider's in it: border, ring and words are ours, the typing is theirs. */
export function CardBox({ id, field, label, state, error, isReady, onPress }: CardBoxProps) {
  const isRight = state.isValid && !state.isEmpty && !state.isFocused;
  return (
    <FieldFrame id={id} label={label} error={error} className={isShort(field) ? 'f3 p3' : undefined}>
      {/* A press beside the frame is meant for the field; who uses the keyboard gets there by the frame itself. */}
      <div
        className={classes('input card-box', error !== null && 'is-bad', state.isFocused && 'is-focus')}
        data-waits={!isReady || undefined}
        onPointerUp={onPress}
      >
        {field === 'cardNumber' && <CreditCard className="ic" aria-hidden />}
        <div id={id} className="card-box__frame" />
        {field === 'cvv' && <CvvHelp />}
        {field === 'cardNumber' && isRight && <CircleCheck className="ic card-box__right" aria-hidden />}
      </div>
    </FieldFrame>
  );
}
