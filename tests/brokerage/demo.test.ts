import { expect, it, onTestFinished } from 'vitest';
import { announcedSource, demoSource } from '@api/catalogue/source-name';
import { removeSource } from '@api/feeds/apply/sources';
import { emailBrokerage } from '@api/brokerage/email-brokerage';
import { catalogue } from '../imoveis/catalogue';
import { openSite } from '../imoveis/site';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { until } from '../support/until';

const invented = /Sibipirunas|Rua da Enseada|00\.000-J|0000-0000|demonstração\./;
const places = ['/', '/sobre-nos/contato', '/sobre-nos/nossa-historia', '/keyword'];

async function openDemo() {
  const site = await openSite([], {}, undefined, { changesKnownForMs: undefined });
  onTestFinished(() => site.close());
  await fillCatalogue(site.db, catalogue, demoSource);
  return {
    site,
    isDemo: async () => (await site.parts.backEnd.fetch(new Request('http://api/house'))).json(),
    pages: () => Promise.all(places.map(async (place) => (await site.get(place)).html)),
    office: async () =>
      (await emailBrokerage(site.db, { siteUrl: 'https://www.example.com.br', office: null })).office,
  };
}

it('invented offices are shown with the demo’s catalogue alone', async () => {
  const { site, isDemo, pages, office } = await openDemo();
  expect(await isDemo()).toEqual({ isDemo: true, data: null });
  await until(async () => {
    for (const html of await pages()) expect(html).toMatch(invented);
  });
  expect(await office()).toMatchObject({ city: 'São Paulo' });

  await fillCatalogue(site.db, [makeListing()], announcedSource);
  expect(await isDemo()).toMatchObject({ isDemo: true });

  await fillCatalogue(site.db, [makeListing()]);
  expect(await isDemo()).toEqual({ isDemo: false, data: null });
  expect(await office()).toBeNull();
  await until(async () => {
    for (const html of await pages()) {
      expect(html).not.toMatch(invented);
      expect(html).not.toContain('Endereços');
    }
  });
});

it('a catalogue whose demo was removed is no demo', async () => {
  const { site, isDemo } = await openDemo();
  await removeSource(site.db, demoSource);
  expect(await isDemo()).toEqual({ isDemo: false, data: null });
});
