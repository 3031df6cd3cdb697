import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlanInput } from '@domain/property/plan/plan';
import { text } from '../imoveis/markup';
import { openSite, siteUrl } from '../imoveis/site';
import { makeListing } from '../support/catalogue';

const plan: PlanInput = {
  north: 0,
  floors: [
    {
      name: 'Oitavo andar',
      rooms: [
        {
          name: 'Sala',
          points: [
            [0, 0],
            [10, 0],
            [10, 12],
            [0, 12],
          ],
        },
      ],
      openings: [{ kind: 'window', from: [0, 2], to: [0, 6] }],
    },
  ],
};

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([
    makeListing({ reference: 'PLANTA', area: 120, plan }),
    makeListing({ reference: 'SEM', area: 120 }),
    // As in a database whose area was corrected by hand.
    makeListing({ reference: 'MENOR', area: 90, plan }),
    makeListing({ reference: 'LONGE', area: 120, plan, country: 'JP', state: 'Tóquio', city: 'Tóquio' }),
  ]);
});
afterAll(() => site.close());

async function page(reference: string): Promise<string> {
  const first = await site.get(`/usado/venda/x/${site.ids.get(reference)}`);
  return (await site.get(new URL(first.headers.get('location')!, siteUrl).pathname)).html;
}

it('the page of a property draws its measured plan and the day’s light', async () => {
  const html = await page('PLANTA');
  expect(text(html)).toMatch(/Planta.*Oitavo andar: Sala, 120 m²\..*A luz do dia.*De manhã.*Às cinco/s);
});

it.each(['SEM', 'MENOR'])('without a plan that fits both are absent: %s', async (reference) => {
  const html = await page(reference);
  expect(html).not.toContain('Oitavo andar');
  expect(html).not.toContain('A luz do dia');
});

it('there is no light where the time is unknown', async () => {
  const html = await page('LONGE');
  expect(html).toContain('Oitavo andar');
  expect(html).not.toContain('A luz do dia');
});
