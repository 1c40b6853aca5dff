import { Trans, useLingui } from '@lingui/react/macro';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { Section } from './section.tsx';

export function ColoursSection() {
  const { t } = useLingui();
  const swatches = [
    { token: '--paper', name: t`Paper`, isPale: true },
    { token: '--surface', name: t`Surface`, isPale: true },
    { token: '--sunken', name: t`Sunken` },
    { token: '--line', name: t`Line` },
    { token: '--line-field', name: t`Field line` },
    { token: '--ink', name: t`Ink` },
    { token: '--ink-2', name: t`Ink 2` },
    { token: '--ink-3', name: t`Ink 3` },
    { token: '--fill', name: t`Fill` },
    { token: '--accent', name: t`Accent` },
    { token: '--accent-line', name: t`Accent line` },
    { token: '--accent-soft', name: t`Accent soft` },
    { token: '--ok', name: t`Good` },
    { token: '--warn', name: t`Careful` },
    { token: '--bad', name: t`Wrong` },
    { token: '--scrim', name: t`Scrim` },
  ];
  return (
    <Section title={<Trans>Colour</Trans>}>
      <div className="sws">
        {swatches.map(({ token, name, isPale }) => (
          <div key={token} className="swt">
            <i className={classes(isPale && 'pale')} style={{ background: `var(${token})` }} />
            <b>{name}</b>
            <code>{token}</code>
          </div>
        ))}
      </div>
    </Section>
  );
}
