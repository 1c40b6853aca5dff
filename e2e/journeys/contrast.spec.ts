import { contrastsOf, type ContrastPlace } from '@stayfront/rules/look/check-contrast';
import { openPage } from '../steps/open-page.ts';
import { calm, expect, test } from '../stayfront.ts';

test.use(calm);

const colours = [
  '#3b6075',
  '#ad4f2d',
  '#1f4d3c',
  '#6c5ce7',
  '#0069fa',
  '#00ff00',
  '#ffd400',
  '#c84673',
  '#ffffff',
  '#000000',
];

/** What stands on what in each place, by the tokens that draw it. */
const light: Partial<Record<ContrastPlace, [ink: string, grounds: string[]]>> = {
  button: ['--fill-ink', ['--fill']],
  buttonHover: ['--fill-ink', ['--fill-hover']],
  buttonPress: ['--fill-ink', ['--fill-press']],
  buttonEdge: ['--fill-edge', ['--surface', '--paper']],
  text: ['--accent', ['--surface', '--paper', '--sunken']],
  textOnTint: ['--accent', ['--accent-soft', '--accent-mid']],
};
const dark: typeof light = {
  darkButton: ['--fill-ink', ['--fill']],
  darkButtonHover: ['--fill-ink', ['--fill-hover']],
  darkButtonPress: ['--fill-ink', ['--fill-press']],
  darkButtonEdge: ['--fill-edge', ['--surface', '--paper', '--raised', '--sunken']],
  darkText: ['--accent', ['--surface', '--paper', '--raised', '--sunken']],
  darkTextOnTint: ['--accent', ['--accent-soft', '--accent-mid']],
};

test('I01 the contrast by which a colour is taken or refused is the one that the browser draws', async ({ page }) => {
  await openPage(page, '/1003');
  const drawn = await page.evaluate(
    ({ all, modes }) => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const luminance = (holder: HTMLElement, token: string): number => {
        const probe = holder.appendChild(document.createElement('i'));
        probe.style.color = `var(${token})`;
        if (!context) throw new Error('This browser cannot draw');
        context.fillStyle = getComputedStyle(probe).color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
          part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return all.map((colour) =>
        Object.fromEntries(
          Object.entries(modes).flatMap(([mode, places]) => {
            const holder = document.body.appendChild(document.createElement('div'));
            holder.dataset['mode'] = mode;
            holder.style.setProperty('--brand', colour);
            return Object.entries(places).map(([place, [ink, grounds]]) => {
              const ratios = grounds.map((ground) => {
                const [a, b] = [luminance(holder, ink), luminance(holder, ground)];
                return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
              });
              return [place, Math.min(...ratios)];
            });
          }),
        ),
      );
    },
    { all: colours, modes: { light, dark } },
  );
  for (const [i, colour] of colours.entries())
    for (const { place, ratio } of contrastsOf(colour)) {
      const found = drawn[i]?.[place] ?? 0;
      // A screen has 256 steps of each part, and the darkest of them are far apart.
      expect(Math.abs(found - ratio) / ratio, `${colour} ${place}: ${found} drawn, ${ratio} worked out`).toBeLessThan(
        0.03,
      );
    }
});
