import { languages } from '@stayfront/contract/property/texts';
import { provoked, sweepWalks, walks } from '../../scenes/walks.ts';
import { expectInLanguages } from '../../steps/expect-in-languages.ts';
import { expectNoBarriers } from '../../steps/expect-no-barriers.ts';
import { expectOpenToAll } from '../../steps/expect-open-to-all.ts';
import { turnLight } from '../../steps/turn-light.ts';
import { test } from '../../stayfront.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1440, height: 900 },
  mayComplain: provoked,
});

const GROUPS = 8;
const isIn = (group: number, place: number): boolean => place % GROUPS === group;

for (const [name, walk] of [...walks, ...sweepWalks]) {
  test(`J01 every screen is open to all: ${name}`, async ({ page, api, request }) => {
    test.setTimeout(3_600_000);
    for await (const scene of walk({ page, api, request, hotelId: 2160, round: 0 }))
      if (!scene.frame) await expectOpenToAll(page, scene); // in a frame it is the same again
  });

  // A few languages at a time: whoever stops the sweep loses minutes, not an hour.
  for (let group = 0; group < GROUPS; group++) {
    const spoken = languages.filter((_, place) => isIn(group, place));
    test(`J01 every screen fits and has no barriers in ${spoken.join(', ')}, light and dark: ${name}`, async ({
      page,
      api,
      request,
    }) => {
      test.setTimeout(3_600_000);
      const drawn = new Map();
      for await (const scene of walk({ page, api, request, hotelId: 2160, round: 1 + group })) {
        const further = async (where: string): Promise<void> => {
          if (scene.frame || where.startsWith('en ')) return;
          await expectNoBarriers(page, `${scene.name}, ${where}`, scene.part);
          await turnLight(page);
          await expectNoBarriers(page, `${scene.name}, ${where}, in the other light`, scene.part);
          await turnLight(page);
        };
        await expectInLanguages(page, scene, { languages: spoken, drawn, further });
      }
    });
  }
}
