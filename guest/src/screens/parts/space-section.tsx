import { Trans } from '@lingui/react/macro';
import { Section } from './section.tsx';

const steps = ['--s1', '--s2', '--s3', '--s4', '--s5', '--s6', '--s7', '--s8', '--s9'];
const radii = ['--r-s', '--r-m', '--r-l', '--r-pill'];

export function SpaceSection() {
  return (
    <Section title={<Trans>Space and shape</Trans>}>
      <div className="sps">
        {steps.map((token) => (
          <div key={token}>
            <i style={{ inlineSize: `var(${token})`, blockSize: `var(${token})` }} />
            <code>{token}</code>
          </div>
        ))}
      </div>
      <div className="sps">
        {radii.map((token) => (
          <div key={token}>
            <u style={{ borderRadius: `var(${token})` }} />
            <code>{token}</code>
          </div>
        ))}
      </div>
    </Section>
  );
}
