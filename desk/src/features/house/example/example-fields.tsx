import { useLingui } from '@lingui/react/macro';
import { readAmount } from '@stayfront/rules/currency/read-amount';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { useHouse } from '../../../app/page/desk-context.tsx';
import { DayField } from '../../../parts/day-field.tsx';
import { typeAmount } from '../../reservation/type-amount.ts';
import { NumberBox } from '../fields/number-box.tsx';
import { useHouseCurrency } from '../use-house-currency.ts';
import type { ExampleStay } from './example-stay.ts';

interface ExampleFieldsProps {
  stay: ExampleStay;
  change: (stay: ExampleStay) => void;
  /** Which of them the rule asks for. */
  asks: readonly (keyof ExampleStay)[];
}

const mostOf = { nights: 60, adults: 20, children: 20, age: 17 } as const;

/** The stay that a rule is tried on. Who may change nothing may try it all the same. */
export function ExampleFields({ stay, change, asks }: ExampleFieldsProps) {
  const { t } = useLingui();
  const { today } = useHouse();
  const currency = useHouseCurrency();
  const labels = {
    nights: t`Nights`,
    adults: t`Adults`,
    children: t`Children`,
    age: t`Their age`,
    night: t`A night costs`,
    child: t`of which a child pays`,
  };
  const example = typeAmount(4250, currency);
  return (
    <>
      {asks.includes('arrival') && (
        <DayField
          label={t`Arrival`}
          value={stay.arrival}
          least={today}
          onChange={(day) => change({ ...stay, arrival: day as StayDate })}
        />
      )}
      {(['nights', 'adults', 'children', 'age'] as const)
        .filter((one) => asks.includes(one) && (one !== 'age' || stay.children > 0))
        .map((one) => (
          <NumberBox
            key={one}
            label={labels[one]}
            value={stay[one]}
            read={(text) => readWhole(text, one === 'nights' || one === 'adults' ? 1 : 0, mostOf[one])}
            write={String}
            unreadable={t`Write a whole number, e.g. ${'3'}`}
            inputMode="numeric"
            isReadOnly={false}
            onChange={(next) => next !== undefined && change({ ...stay, [one]: next })}
          />
        ))}
      {(['night', 'child'] as const)
        .filter((one) => asks.includes(one) && (one !== 'child' || stay.children > 0))
        .map((one) => (
          <NumberBox
            key={one}
            label={labels[one]}
            value={stay[one]}
            read={(text) => readAmount(text, currency)}
            write={(minor) => typeAmount(minor, currency)}
            unreadable={t`Write an amount, e.g. ${example}`}
            unit={currency}
            isReadOnly={false}
            onChange={(next) => next !== undefined && change({ ...stay, [one]: next })}
          />
        ))}
    </>
  );
}

function readWhole(text: string, least: number, most: number): number | null {
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;
  return number !== null && number >= least && number <= most ? number : null;
}
