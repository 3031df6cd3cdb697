import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBrokerageFile } from '@api/brokerage/read-brokerage-file';
import { demoTexts } from '@domain/brokerage/demo-texts';
import { links } from '~/links';
import { text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { applyHouse, asDemo } from '../support/brokerage';

const ownPages = [links.history(), links.magazine(), links.magazineSent(), links.onlyYou()];
const pages = [
  ...[links.home(), links.aboutUs(), links.contact(), links.ownerPage(), links.ownerThanks()],
  ...[links.wantedProperty(), links.announce(), links.unavailableBroker(), links.beforeLeaving()],
  ...[
    '/recursos/newsletter',
    '/imoveis',
    '/partials/brand-and-services',
    '/sitemap-paginas.xml',
    '/site.webmanifest',
  ],
];
/** Sentences of the demo, and promises of any time. */
const invented =
  /dias? út(?:il|eis)|das \d+h|entre \d+h|Curate|Only You|um a um|questão de tom|Voz baixa|Nossa história|Menos anúncio|sabe ouvir|parte do mapa|não vai ao site|por nossos consultores|Uma carta por mês|De Lisboa/;

let site: Awaited<ReturnType<typeof openSite>>;
beforeEach(async () => {
  site = await openSite(undefined, { EXIT_INTENT: 'on' });
});
afterEach(() => site.close());

const apply = (file: string) =>
  applyHouse(site.db, { house: readBrokerageFile(file).said, files: new Map() });
const htmlOf = async (path: string) => (await site.get(path)).html;
const statuses = () => Promise.all(ownPages.map(async (path) => (await site.get(path)).status));
const linked = (html: string) =>
  ownPages.filter((path) => html.includes(`${path}"`) || html.includes(`${path}<`));

describe.each([
  ['without a file', null],
  ['with a file of a name alone', 'name: Casa da Serra'],
])('a brokerage %s', (_title, file) => {
  it('promises nothing, and has neither the pages nor links to them', async () => {
    if (file) await apply(file);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    for (const path of pages) {
      // The product's own share images are of its name, which is this brokerage's.
      const html = (await htmlOf(path)).replaceAll(/<meta [^>]*og:image:alt[^>]*>/g, '');
      expect([path, invented.exec(html)?.[0]]).toEqual([path, undefined]);
      expect([path, linked(html)]).toEqual([path, []]);
    }
    const { status } = await site.post(links.magazine(), { nome: 'Ana Reis', email: 'ana@exemplo.com.br' });
    expect(status).toBe(404);
    expect(await site.db.selectFrom('lead').selectAll().execute()).toEqual([]);
  });
});

it('a brokerage with some texts shows these alone', async () => {
  await apply(`name: Casa da Serra
promises: { reply: no mesmo dia }
magazine: { name: Lareira, lead: Uma vez por estação. }
`);
  expect(await statuses()).toEqual([404, 200, 200, 404]);
  const contact = text(await htmlOf(links.contact()));
  expect(contact).toContain('Um consultor responde no mesmo dia.');
  expect(contact).not.toMatch(/das \d+h/);
  const home = await htmlOf(links.home());
  expect(linked(home)).toEqual([links.magazine()]);
  expect(home).toContain('Revista Lareira');
  expect(text(await htmlOf(links.wantedProperty()))).not.toMatch(invented);
  expect(await htmlOf('/sitemap-paginas.xml')).not.toContain(links.history());
});

it('a brokerage with all texts shows them, and none of the demo', async () => {
  await asDemo(site.db);
  await apply(await readFile('docs/house.yaml', 'utf8'));
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  for (const [path, ...sentences] of [
    [
      links.home(),
      'A serra começa na porta.',
      'Poucas casas, bem contadas.',
      'Programa Chave Única',
      'Anuncie com quem mora aqui.',
      'Casas de serra desde o primeiro frio.',
      'Um consultor liga em até um dia útil.',
    ],
    [
      links.aboutUs(),
      'Da serra, para a serra.',
      'Uma casa de serra se conhece no inverno.',
      'Dormimos uma noite na casa',
      'Nossa história',
    ],
    [links.history(), 'Começou com uma lareira.', 'a mesma lareira', 'Primeira sala'],
    [
      links.onlyYou(),
      'Uma casa, um consultor.',
      'Preço, prazo e fotos, por escrito.',
      'Exclusividade por seis meses.',
    ],
    [links.magazine(), 'Revista Lareira', 'Casas, trilhas e receitas de inverno.', 'Compre a lenha em março'],
    [links.contact(), 'das 9h às 18h', 'responde no mesmo dia útil.'],
    [
      links.ownerPage(),
      'No fim de semana',
      'programa Chave Única',
      'Sem exclusividade, o cuidado é o mesmo.',
    ],
    [links.newsletterAction(), 'Uma carta por estação'],
    [links.wantedProperty(), 'Há casas que só mostramos a quem pergunta.'],
    [links.beforeLeaving(), 'um consultor responde no mesmo dia útil.'],
    ['/corretor/ana-reis', 'A resposta chega no mesmo dia útil, das 9h às 18h.'],
  ] as const) {
    const shown = text(await htmlOf(path));
    for (const sentence of sentences) expect(shown).toContain(sentence);
    expect(shown).not.toMatch(/Curate|Only You|um a um|questão de tom|Voz baixa|das 9h às 19h/);
  }
});

it('the demo’s file without a name changes only what it says', async () => {
  await asDemo(site.db);
  await apply('promises: { reply: hoje ainda }');
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  expect(text(await htmlOf(links.contact()))).toContain('Um consultor responde hoje ainda.');
  expect(text(await htmlOf(links.contact()))).toContain(demoTexts.hours!.office![1]!.days);
  expect(text(await htmlOf(links.history()))).toContain('Baixar a voz para ouvir a casa.');
});
