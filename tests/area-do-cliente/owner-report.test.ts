import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { brotliCompressSync } from 'node:zlib';
import { isoDay } from '@domain/kernel/moment';
import { daysAfter } from '@domain/owner-report/period';
import { reportPages } from '~/domain/report-pages';
import { text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { asDemo } from '../support/brokerage';
import { makeListing } from '../support/catalogue';
import { signedInVisitor } from '../support/signed-in-visitor';

const list = '/area-do-cliente/meus-imoveis';
const dayMs = 24 * 3600_000;
const listedAt = new Date(clock.nowMs() - 60 * dayMs).toISOString();

let site: Awaited<ReturnType<typeof openSite>>;
let mine: number;
let notMine: number;
let cookie: string;
beforeAll(async () => {
  site = await openSite([
    makeListing({ reference: 'MINHA', listedAt }),
    makeListing({ reference: 'ALHEIA', listedAt }),
    ...[1, 2, 3, 4].map((each) => makeListing({ reference: `OUTRA-${each}`, listedAt })),
  ]);
  await asDemo(site.db);
  [mine, notMine] = ['MINHA', 'ALHEIA'].map((reference) => site.ids.get(reference)!) as [number, number];
  const visitor = await signedInVisitor(site, { verified_at: clock.now() });
  cookie = visitor.cookie;
  await own(mine, visitor.account.email);
  await own(notMine, 'outra@exemplo.com.br');
  await site.db
    .insertInto('property_view')
    .values(
      Array.from({ length: 30 }, (_, day) => ({
        ...{ property_id: mine, segment: 'usado', view_type: 'detail' as const },
        ...{ day: daysAfter(isoDay(clock.now()), -day), views: 12 },
      })),
    )
    .execute();
});
afterAll(() => site.close());

const own = (property_id: number, email: string) =>
  site.db.insertInto('property_owner').values({ property_id, email }).execute();
const see = (path: string) => site.get(path, { headers: { cookie } });
const report = (id: number, section = '', query = '') =>
  see([`${list}/detalhes/${id}`, section].filter(Boolean).join('/') + query);
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const words = (html: string) => text(mainOf(html).replace(/<svg.*?<\/svg>/gs, '')).replaceAll('\u00a0', ' ');
const failures = (html: string) => mainOf(html).match(/class="naocarregou"/g)?.length ?? 0;

const everySection = ['', ...reportPages];

describe('a home that is somebody else’s', () => {
  test.each(everySection)(
    'has the page of one that is not there, and nothing of it is asked: %j',
    async (section) => {
      const calls = await site.hearing(async () => {
        for (const query of ['', '?periodo=7', '?parte=curve&similares=2']) {
          const [foreign, unknown] = [
            await report(notMine, section, query),
            await report(999_999, section, query),
          ];
          expect([foreign.status, unknown.status]).toEqual([404, 404]);
          expect(mainOf(foreign.html)).toBe(mainOf(unknown.html));
          expect(words(foreign.html)).toContain('Este relatório não está na sua conta.');
        }
      });
      const reportCalls = calls.filter(({ call }) => call.includes('ownerReport'));
      expect(reportCalls.map(({ call }) => call.split('/').at(-2))).toEqual(Array(6).fill('info'));
    },
  );

  test('hides no section of one’s own afterwards', async () => {
    await report(notMine);
    expect(words((await report(mine)).html)).toContain('A curva do anúncio');
  });
});

test('‘Minha home’ sums up the owner’s properties and links to the report', async () => {
  const { html } = await see('/login-home');
  expect(words(html)).toMatch(
    /Meus imóveis\s*Abrir relatório\s*Nenhum pedido de visita e ninguém em contato\..*, 30 dias/,
  );
  expect(mainOf(html)).toContain(`href="${list}/detalhes/${mine}"`);
  await site.failing(['getMyProducts'], async () => {
    expect(words((await see('/login-home')).html)).not.toContain('30 dias');
  });
});

test('a report opens with its sentence, and the figures come after it', async () => {
  for (const section of ['', 'acessos-e-visitas']) {
    const { html } = await report(mine, section);
    expect(mainOf(html)).toMatch(/<p class="rel-voz">[^<]+<\/p>.*<dl class="seis">/s);
  }
});

describe('the letter of the week', () => {
  const press = (fields: Record<string, string>, origin = site.origin) =>
    fetch(site.origin + list, {
      method: 'POST',
      headers: { cookie, origin },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });

  test('is ended and brought back on the page of the list, twice as once', async () => {
    expect(words((await see(list)).html)).toContain('Carta da semana: às segundas, às 8h');
    for (const _ of [1, 2]) expect((await press({ carta: 'parar' })).status).toBe(303);
    expect(words((await see(list)).html)).toMatch(/Carta da semana: não enviamos.*Voltar a receber/);
    for (const _ of [1, 2]) expect((await press({ carta: 'receber' })).status).toBe(303);
    expect(words((await see(list)).html)).toMatch(/às segundas, às 8h.*Parar a carta/);
  });

  test('stays as it is where nothing is asked for, and where another site asks', async () => {
    expect((await press({ carta: 'talvez' })).status).toBe(400);
    expect((await press({ carta: 'parar' }, 'https://evil.example')).status).toBe(403);
    expect(words((await see(list)).html)).toContain('Carta da semana: às segundas, às 8h');
  });

  test('has no switch where the back end does not say whether it comes', async () => {
    await site.failing(['clientArea/ownerLetters'], async () => {
      const message = words((await see(list)).html);
      expect([message.includes('Ativos'), message.includes('Carta da semana')]).toEqual([true, false]);
    });
  });
});

/** What is said where a call fails, and a word of what stands all the same. */
const failing: [call: string, said: string, stands: string][] = [
  ['info', 'As informações não chegaram agora.', 'visualizações'],
  ['views', 'Os acessos não chegaram agora.', 'A curva do anúncio'],
  ['curve', 'A curva do anúncio não chegou agora.', 'visualizações'],
  ['history', 'O histórico de preço não chegou agora.', 'Espelho da demanda'],
  ['mirror', 'O espelho da demanda não chegou agora.', 'Histórico de preço'],
  ['details', 'As características não chegaram agora.', 'visualizações'],
  ['broker', 'O contato do consultor não carregou.', 'visualizações'],
  ['similar', 'Os similares não chegaram agora.', 'visualizações'],
];

test.each(failing)(
  'where %s fails its part alone says so, and is asked for alone',
  async (call, message, stands) => {
    await site.failing([`ownerReport/${call}`], async () => {
      const { status, html } = await report(mine);
      expect(status).toBe(200);
      expect([failures(html), words(html).includes(message), words(html).includes(stands)]).toEqual([
        1,
        true,
        true,
      ]);
      const [, again] = /class="naocarregou".*?href="([^"]*)"/s.exec(mainOf(html))!;
      expect(again).toMatch(new RegExp(`^${list}/detalhes/${mine}/[a-z-]+$`));
      expect(words((await see(again!)).html)).toContain(message);
    });
    const heard = await site.hearing(() => report(mine, '', `?parte=${call}`));
    const reportCalls = heard
      .filter((each) => each.call.includes('ownerReport'))
      .map((each) => each.call.split('/').at(-2));
    if (call !== 'info') expect(reportCalls).toEqual(['info', call]);
  },
);

describe('a section', () => {
  test.each(reportPages.slice(0, -1))('%s has a page of its own, of it alone', async (section) => {
    const { status, html } = await report(mine, section);
    expect(status).toBe(200);
    expect([...mainOf(html).matchAll(/<section id="([^"]*)"/g)].map(([, id]) => id)).toEqual([section]);
  });

  test('of the only home is found without saying which', async () => {
    const { status, headers } = await see(`${list}/detalhes/corretor`);
    expect([status, headers.get('Location')]).toEqual([302, `${list}/detalhes/${mine}/corretor`]);
  });

  test('redirects to the list without a property, also when the call fails', async () => {
    await site.failing(['getMyProducts'], async () => {
      expect((await see(`${list}/detalhes/corretor`)).headers.get('Location')).toBe(list);
      expect(words((await see(list)).html)).toContain('A lista não chegou.');
    });
    expect((await see(`${list}/detalhes`)).headers.get('Location')).toBe(list);
    expect((await see(`${list}/detalhes/nada`)).status).toBe(404);
  });

  test('of exclusivity is there where the operator says so, else it is not', async () => {
    const section = 'exclusividade-only-you';
    const hidden = await report(mine, section);
    expect([hidden.status, hidden.headers.get('Location')]).toEqual([302, `${list}/detalhes/${mine}`]);
    expect((await report(mine)).html).not.toContain(section);
    const only_you_until = daysAfter(isoDay(clock.now()), 30);
    const set = (until: string | null) =>
      site.db
        .updateTable('property_owner')
        .set({ only_you_until: until })
        .where('property_id', '=', mine)
        .execute();
    await set(only_you_until);
    expect(words((await report(mine, section)).html)).toContain('programa Only You até');
    await set(null);
  });
});

test('homes alike are three a page, as many pages as there are', async () => {
  const first = await report(mine, 'produtos-similares');
  expect(first.html.match(/<article/g)).toHaveLength(3);
  expect(words(first.html)).toContain('Mais parecidos');
  const second = await report(mine, 'produtos-similares', '?similares=2');
  expect(second.html.match(/<article/g)).toHaveLength(2);
  expect(words(second.html)).not.toContain('Mais parecidos');
  expect(words(second.html)).toContain('Anteriores');
});

test('a report takes at most 30 KB', async () => {
  const { html } = await report(mine, '', '?periodo=anuncio');
  expect(brotliCompressSync(html).length).toBeLessThan(30_000);
});

test('a back end without our calls has no such parts, and no way to them', async () => {
  const ours = ['A curva do anúncio', 'Histórico de preço', 'Espelho da demanda'];
  const visibleParts = async () => {
    const { html } = await report(mine);
    return [ours.map((title) => words(html).includes(title)), failures(html)];
  };
  expect(await visibleParts()).toEqual([[true, true, true], 0]);
  const calls = ['curve', 'history', 'mirror'].map((call) => `ownerReport/${call}`);
  await site.without(calls, async () => expect(await visibleParts()).toEqual([[false, false, false], 0]));
});
