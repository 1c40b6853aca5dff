import { Trans, useLingui } from '@lingui/react/macro';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { HouseCount } from '../../../features/house/fields/house-count.tsx';
import { HouseFrame } from '../../../features/house/house-frame.tsx';
import { useField } from '../../../features/house/use-field.ts';

/** How many guests a room may be asked for, and which ages are which. */
export default function Guests() {
  return (
    <HouseFrame section="guests">
      <GuestsForm />
    </HouseFrame>
  );
}

function GuestsForm() {
  const { t } = useLingui();
  return (
    <>
      <FormBlock title={t`Adults`} note={t`In one room, whatever the room`}>
        <HouseCount className="f3" at="guests/adults/min" least={1} most={20} />
        <HouseCount className="f3" at="guests/adults/max" least={1} most={20} />
      </FormBlock>
      <FormBlock title={t`Children`} note={t`By their age on the day of arrival`}>
        <HouseCount className="f3" at="guests/children/min" most={20} />
        <HouseCount className="f3" at="guests/children/max" most={20} hint={t`0: no children are asked for`} />
        <HouseCount className="f3" at="guests/children/fromAge" most={17} />
        <HouseCount className="f3" at="guests/children/toAge" most={17} />
      </FormBlock>
      <FormBlock title={t`Infants`} note={t`They sleep in a cot and usually pay nothing`}>
        <HouseCount className="f3" at="guests/infants/min" most={20} />
        <HouseCount className="f3" at="guests/infants/max" most={20} />
        <HouseCount className="f3" at="guests/infants/fromAge" most={17} />
        <HouseCount className="f3" at="guests/infants/toAge" most={17} />
      </FormBlock>
      <FormBlock title={t`Who is who`}>
        <Ages />
      </FormBlock>
    </>
  );
}

/** Every age with what a guest of it is called: a gap between two of them is seen at once. */
function Ages() {
  const { t } = useLingui();
  const ages = ['guests/infants', 'guests/children'] as const;
  const [infants, children] = [useAges(ages[0]), useAges(ages[1])];
  const whoIs = (age: number): 'infant' | 'child' | 'adult' | 'nobody' => {
    if (infants && age >= infants.from && age <= infants.to) return 'infant';
    if (children && age >= children.from && age <= children.to) return 'child';
    return age > Math.max(infants?.to ?? -1, children?.to ?? -1) ? 'adult' : 'nobody';
  };
  const runs: { from: number; to: number; who: ReturnType<typeof whoIs> }[] = [];
  for (let age = 0; age < 18; age += 1) {
    const who = whoIs(age);
    const last = runs.at(-1);
    if (last?.who === who) last.to = age;
    else runs.push({ from: age, to: age, who });
  }
  const words = {
    infant: t`infants`,
    child: t`children`,
    adult: t`adults`,
    nobody: t`nobody: guests of this age are not asked for`,
  };
  return (
    <>
      <ul className="lines-list">
        {runs.map(({ from, to, who }) => (
          <li key={from} className={who === 'nobody' ? 'is-warn' : undefined}>
            {who === 'adult' ? (
              <Trans>
                From {from} on: {words[who]}
              </Trans>
            ) : from === to ? (
              <Trans>
                Aged {from}: {words[who]}
              </Trans>
            ) : (
              <Trans>
                {from} to {to}: {words[who]}
              </Trans>
            )}
          </li>
        ))}
      </ul>
      <p className="hint">
        <Trans>
          What each age pays stands with the prices: in the calendar, and in packages with a price of their own.
        </Trans>
      </p>
    </>
  );
}

function useAges(at: string): { from: number; to: number } | null {
  const { value: max } = useField<number>(`${at}/max`);
  const { value: from } = useField<number>(`${at}/fromAge`);
  const { value: to } = useField<number>(`${at}/toAge`);
  return max === undefined || max === 0 || from === undefined || to === undefined ? null : { from, to };
}
