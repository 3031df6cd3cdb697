import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSite } from '../imoveis/site';
import { Owner, standing, type Step, steps, typedSteps } from './wizard';

const start = '/cadastre-seu-imovel';
const check = `${start}/conferir`;

/** What answers for CEPs. */
const ceps = new Map<string, { status?: number; body: unknown; ms?: number }>();
const cepServer = createServer((request, response) => {
  const known = ceps.get(request.url!.split('/')[1]!);
  setTimeout(() => {
    response.writeHead(known?.status ?? (known ? 200 : 404), { 'content-type': 'application/json' });
    response.end(JSON.stringify(known?.body ?? {}));
  }, known?.ms ?? 0);
});

let site: Awaited<ReturnType<typeof openSite>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'announce-'));
  await new Promise<void>((resolve) => cepServer.listen(0, '127.0.0.1', resolve));
  const { port } = cepServer.address() as AddressInfo;
  site = await openSite(undefined, { DATA_DIR: folder, CEP_URL: `http://127.0.0.1:${port}/{cep}/json` });
  site.context.draftLimit = () => 0;
});
afterAll(async () => {
  await site.close();
  cepServer.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  for (const table of ['announcement', 'announcement_draft', 'lead'] as const)
    await site.db.deleteFrom(table).execute();
});
const owner = () => new Owner(site);
const announcements = () => site.db.selectFrom('announcement').selectAll().execute();
const leads = () => site.db.selectFrom('lead').select(['kind', 'email']).execute();

it('lies in the back end where that keeps drafts, and else in files', async () => {
  const drafts = () =>
    readdir(join(folder, 'rascunhos', 'textos')).then(
      (names) => names.length,
      () => 0,
    );
  const before = await drafts();
  await owner().step('localizacao', typedSteps.localizacao);
  expect(await site.db.selectFrom('announcement_draft').select('id').execute()).toHaveLength(1);
  expect(await drafts()).toBe(before);
});

it.each<[Step, string]>([
  ['localizacao', 'cidade'],
  ['informacoes', 'vagas'],
  ['valores', 'negociacao'],
  ['contato', 'email'],
])(
  'what is sent without what the step %s needs leads there, with what is wrong, and nothing is sent',
  async (step, field) => {
    const clara = owner();
    await clara.fill();
    const fields = await clara.looked();
    await clara.step(step, { ...typedSteps[step], [field]: '' });
    const { headers } = await clara.get(check);
    const to = `${start}/${step}?conferir=1`;
    expect(headers.get('Location')).toBe(to);
    const { html } = await clara.get(to);
    expect(html).toContain('class="resumo-erros"');
    const sent = await clara.post(check, { ...fields, [field]: '' });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, to]);
    expect(await announcements()).toEqual([]);
  },
);

it('what is changed from the page that looks it over leads back there', async () => {
  const clara = owner();
  await clara.fill();
  const { headers } = await clara.post(`${start}/valores?conferir=1`, { negociacao: 'Alugar', versao: '99' });
  expect(headers.get('Location')).toBe(check);
  const { html } = await clara.get(check);
  expect(html).toContain('Em branco; enviamos uma estimativa');
});

it('can be sent while the draft cannot be read, and is known again by its key', async () => {
  const clara = owner();
  await clara.fill();
  const fields = await clara.looked();
  const { status } = await site.failing(['/announcement/'], () => clara.post(check, fields));
  expect(status).toBe(303);
  expect((await clara.post(check, fields)).status).toBe(303);
  expect(await announcements()).toHaveLength(1);
});

it('tells whoever comes back later the day on which it was received, and what to do once that has passed', async () => {
  const clara = owner();
  await clara.fill();
  await clara.post(check, await clara.looked());
  expect((await clara.get(`${start}/sucesso`)).html).toMatch(/Recebido<small>hoje, \d+h\d\d</);
  await site.db
    .updateTable('announcement_draft')
    .set({ sent_at: new Date('2026-11-02T15:05:00Z') })
    .execute();
  const { html } = await clara.get(`${start}/sucesso`);
  expect(html).toContain('Recebido<small>02/11/2026, 12h05<');
  expect(html).toContain('Se ninguém ligou ainda, fale conosco com a referência.');
  expect(html).toContain('Acompanhar em Meus imóveis');
});

it('that nobody can keep is not acknowledged: the page says so and can be sent again', async () => {
  const clara = owner();
  await clara.fill();
  const fields = await clara.looked();
  const { status, html } = await site.failing(['/sellRent/register'], () => clara.post(check, fields));
  expect(status).toBe(503);
  expect(html).toContain('Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.');
  expect((await clara.post(check, fields)).status).toBe(303);
});

it('tells where its owner came from, by the page that is sent again too, and which arms they have seen', async () => {
  const clara = owner();
  await clara.fill();
  const campanha = JSON.stringify({ source: 'carta', expires: new Date(Date.now() + 60_000).toISOString() });
  const fields = { ...(await clara.looked()), campanha };
  const { html } = await site.failing(['/sellRent/register'], () => clara.post(check, fields));
  expect(standing(html).campanha).toBe(campanha);
  const cookie = `${clara.cookie}; consentimento=1.2026-11-21.preferencias.estatisticas; exp=search-simplified.1.visto`;
  expect((await site.post(check, { ...fields, novidades: 'sim' }, { cookie })).status).toBe(303);
  const told = { campaign: { source: 'carta' }, details: { experiments: ['search-simplified.1'] } };
  const kept = await site.db
    .selectFrom('lead')
    .select(['kind', 'campaign', 'details'])
    .orderBy('kind')
    .execute();
  expect(kept).toMatchObject([
    { kind: 'newsletter', ...told },
    { kind: 'your-property', ...told },
  ]);
});

it('news by e-mail are asked for by their own box alone', async () => {
  const clara = owner();
  await clara.fill();
  await clara.post(check, { ...(await clara.looked()), novidades: 'sim' });
  expect((await leads()).map(({ kind }) => kind).sort()).toEqual(['newsletter', 'your-property']);
});

it('of a program that fills every field it is kept apart, and answered as any other', async () => {
  const clara = owner();
  await clara.fill();
  const { status, headers } = await clara.post(check, {
    ...(await clara.looked()),
    website: 'x',
    novidades: 'sim',
  });
  expect([status, headers.get('Location')?.split('?')[0]]).toEqual([303, `${start}/sucesso`]);
  expect(await announcements()).toHaveLength(1);
  const kept = await site.db.selectFrom('lead').select(['kind', 'suspicion']).execute();
  expect(kept).toEqual([{ kind: 'your-property', suspicion: 'trap' }]);
  expect(await site.db.selectFrom('lead_delivery').select('id').execute()).toEqual([]);
});

describe('what comes quicker than people are', () => {
  beforeAll(() => void (site.context.quickestSending = 60_000));
  afterAll(() => void (site.context.quickestSending = 0));
  const asked = 'Falta só confirmar: aperte o botão mais uma vez.';

  it('is asked for once more, with all that was typed and the time at which it was shown', async () => {
    const clara = owner();
    await clara.fill();
    const fields = await clara.looked();
    const again = await clara.post(check, fields);
    expect([again.status, again.html.includes(asked)]).toEqual([400, true]);
    expect(standing(again.html)).toMatchObject({ hora: fields.hora, endereco: fields.endereco });
    expect(await announcements()).toEqual([]);
    site.context.quickestSending = 0;
    expect((await clara.post(check, standing(again.html))).status).toBe(303);
    site.context.quickestSending = 60_000;
  });

  it.each(['', 'hora=forjada', '1700000000000'])('so is what has no time of ours: %j', async (hora) => {
    site.context.quickestSending = 0;
    const clara = owner();
    await clara.fill();
    const again = await clara.post(check, { ...(await clara.looked()), hora });
    expect([again.status, again.html.includes(asked)]).toEqual([400, true]);
    expect((await clara.post(check, standing(again.html))).status).toBe(303);
    site.context.quickestSending = 60_000;
  });
});

it('only a path of the site is gone back to', async () => {
  for (const [from, to] of [
    ['/imoveis/venda', '/imoveis/venda'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example', '/'],
  ] as const) {
    const clara = owner();
    const path = `${start}?from=${encodeURIComponent(from)}`;
    await clara.post(`${start}/localizacao`, {
      ...standing((await clara.get(path)).html),
      ...typedSteps.localizacao,
    });
    for (const name of steps.slice(1)) await clara.step(name, typedSteps[name]);
    const sent = await clara.post(check, await clara.looked());
    const { html } = await clara.get(sent.headers.get('Location')!);
    expect(html).toContain(`href="${to}">Voltar para onde você estava`);
  }
});

it.each<[string, string, { status?: number; body: unknown; ms?: number } | undefined, object, string]>([
  [
    'a street’s',
    '01310-100',
    { body: { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' } },
    { endereco: 'Avenida Paulista', bairro: 'Bela Vista', cidade: 'São Paulo', estado: 'SP' },
    'Avenida Paulista, Bela Vista, São Paulo.',
  ],
  [
    'a town’s',
    '28950 000',
    { body: { street: '', neighborhood: '', city: 'Armação dos Búzios', state: 'RJ' } },
    { endereco: 'Rua A', cidade: 'Armação dos Búzios', estado: 'RJ' },
    'Este CEP vale para a cidade toda; complete rua e bairro.',
  ],
  [
    'an unknown',
    '99999-999',
    { body: { erro: 'true' } },
    { endereco: 'Rua A' },
    'Não achamos este CEP agora.',
  ],
  [
    'one whose provider fails',
    '99999-998',
    { status: 500, body: {} },
    { endereco: 'Rua A' },
    'Não achamos este CEP agora.',
  ],
  [
    'one whose provider is slow',
    '99999-997',
    { body: {}, ms: 1_500 },
    { endereco: 'Rua A' },
    'Não achamos este CEP agora.',
  ],
  ['no', 'abc', undefined, { endereco: 'Rua A' }, 'Não achamos este CEP agora.'],
])(
  '%s CEP is asked for by a button, without scripts, and hinders nobody',
  async (_, cep, answer, stands, said) => {
    if (answer) ceps.set(cep.replace(/\D/g, ''), answer);
    const { html, status } = await owner().step('localizacao', {
      endereco: 'Rua A',
      cep,
      intencao: 'Buscar CEP',
    });
    expect(status).toBe(200);
    expect(html).toContain(said);
    expect(html).not.toContain('class="resumo-erros"');
    expect(standing(html)).toMatchObject(stands);
  },
);

it('is begun so often from one place, and no more', async () => {
  site.context.draftLimit = () => 60;
  const { status, html, headers } = await owner().step('localizacao', typedSteps.localizacao);
  site.context.draftLimit = () => 0;
  expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
  expect(html).toContain('value="Rua dos Cajueiros"');
});

/** Where drafts lie: the same promises hold of both. */
const places = {
  'in the back end': <T>(work: () => Promise<T>) => work(),
  'in files, where the back end keeps none': <T>(work: () => Promise<T>) =>
    site.without(['/announcement/'], work),
};

describe.each(Object.entries(places))('a draft %s', (_, there) => {
  it('is sent once, however often, and its owner is told one reference', async () => {
    await there(async () => {
      const clara = owner();
      await clara.fill();
      const fields = await clara.looked();
      const answers = await Promise.all(Array.from({ length: 20 }, () => clara.copy().post(check, fields)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
      expect(await announcements()).toHaveLength(1);
      expect(await leads()).toEqual([{ kind: 'your-property', email: 'clara@exemplo.com.br' }]);

      const page = await clara.post(check, fields);
      const { html } = await clara.get(page.headers.get('Location')!);
      const { protocol } = await site.db.selectFrom('lead').select('protocol').executeTakeFirstOrThrow();
      expect(html).toContain('Recebemos seu imóvel, Clara.');
      expect(html).toContain(protocol);
      expect((await clara.get(check)).html).toContain('Você já enviou este anúncio.');
      expect((await clara.get(`${start}/valores`)).html).toContain(protocol);
      const late = await clara.post(`${start}/valores`, { ...typedSteps.valores, versao: '0' });
      expect([late.status, late.headers.get('Location')]).toEqual([303, start]);
    });
  });

  it.each<[string, (clara: Owner) => Promise<Owner>]>([
    ['reloading', async (clara) => clara],
    ['going back and forth', async (clara) => (await clara.get(`${start}/localizacao`), clara)],
    ['closing the browser', async (clara) => clara.copy()],
    [
      'a mistake at the last step',
      async (clara) => {
        const { status, html } = await clara.step('contato', { proprietario_nome: 'Clara' });
        expect(status).toBe(400);
        expect(html).toContain('Por favor, preencha com o nome completo');
        return clara;
      },
    ],
    [
      'the back end failing meanwhile',
      async (clara) => {
        const { status, html } = await site.whileDown(() =>
          clara.step('valores', { valor_condominio: '1.240' }),
        );
        // In files it could be kept, and is judged.
        expect([400, 503]).toContain(status);
        expect(html).toContain('value="1.240"');
        return clara;
      },
    ],
    [
      'a deployment that knows other fields',
      async (clara) => (await clara.step('valores', { valor_de_outrora: '1' }), clara),
    ],
  ])('loses nothing by %s', async (_how, interrupt) => {
    await there(async () => {
      const clara = owner();
      for (const name of steps.slice(0, 2)) await clara.step(name, typedSteps[name]);
      await clara.step('valores', { negociacao: 'Vender', valor_venda_desejado: '90' });
      const back = await interrupt(clara);
      for (const name of steps.slice(0, 2)) {
        const { html } = await back.get(`${start}/${name}`);
        expect(standing(html)).toMatchObject(typedSteps[name]);
      }
      expect(standing((await back.get(`${start}/valores`)).html)).toMatchObject({
        negociacao: 'Vender',
        valor_venda_desejado: '90',
      });
      const { status, headers } = await back.get(start);
      expect([status, headers.get('Location')]).toEqual([302, `${start}/valores`]);
    });
  });

  it('keeps of two tabs the newest value of each field', async () => {
    await there(async () => {
      const clara = owner();
      await clara.step('localizacao', typedSteps.localizacao);
      const path = `${start}/localizacao`;
      const [one, other] = [standing((await clara.get(path)).html), standing((await clara.get(path)).html)];
      await clara.post(path, { ...one, bairro: 'Geribá' });
      await clara.post(path, { ...other, cidade: 'Búzios' });
      expect(standing((await clara.get(path)).html)).toMatchObject({ bairro: 'Geribá', cidade: 'Búzios' });
    });
  });

  it('is nobody else’s, and its secret stands in no page', async () => {
    await there(async () => {
      const clara = owner();
      const { html } = await clara.step('localizacao', { ...typedSteps.localizacao, bairro: '' });
      const secret = /anuncio=([^;]+)/.exec(clara.cookie)![1]!;
      const value = JSON.parse(Buffer.from(decodeURIComponent(secret), 'base64').toString()) as string;
      expect(value).toMatch(/^[A-Za-z0-9]{22,}$/);
      expect(html).not.toContain(value);
      expect((await owner().get(`${start}/localizacao`)).html).not.toContain('Cajueiros');
    });
  });
});
