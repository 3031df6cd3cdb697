import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { aToken } from './make-announcement';
import { Owner, typedSteps } from './wizard';

const start = '/cadastre-seu-imovel';
const devices = `${start}/celular`;

describe.each(['the back end', 'files'])('going on in another browser, with drafts in %s', (store) => {
  let site: Awaited<ReturnType<typeof openSite>>;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'continue-'));
    site = await openSite([], { DATA_DIR: folder });
    site.context.draftLimit = () => 0;
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });
  const promises = (title: string, work: () => Promise<void>) =>
    it(title, () => (store === 'files' ? site.without(['announcement/draft'], work) : work()));

  const words = (html: string) =>
    text(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).replaceAll('\u00a0', ' ');
  const press = (owner: Owner, fields: Record<string, string>) => owner.post(devices, fields);
  const linkIn = (html: string) => /\/cadastre-seu-imovel\/continuar\?convite=[a-z\d]{32}/.exec(html)?.[0];
  /** A browser with a draft, and the link that its page shows. */
  const begun = async () => {
    const owner = await new Owner(site).draft(typedSteps.localizacao);
    expect((await press(owner, { intencao: 'codigo' })).status).toBe(303);
    const link = linkIn((await owner.get(devices)).html);
    return { owner, link: link! };
  };
  const phone = () => new Owner(site);

  promises(
    'a code and a link lead another browser to the same draft, once its button is pressed',
    async () => {
      const { owner, link } = await begun();
      const page = await owner.get(devices);
      expect(page.headers.get('cache-control')).toContain('no-store');
      expect(words(page.html)).toMatch(/Aponte a câmera.*vale até \d\d\/\d\d\/\d{4}.*este navegador/);
      expect(page.html).toMatch(/<svg class="qr"[^>]*>/);
      const other = phone();
      const opened = await other.get(link);
      expect(words(opened.html)).toBe('Anúncio começado hoje.Continuar neste aparelho');
      expect(other.cookie).not.toContain('anuncio=');
      const went = await other.post(link, {});
      expect([went.status, went.headers.get('location')]).toEqual([303, start]);
      expect((await other.get(`${start}/localizacao`)).html).toContain('value="Rua dos Cajueiros"');
      await other.step('localizacao', { ...typedSteps.localizacao, numero: '97' });
      expect((await owner.get(`${start}/localizacao`)).html).toContain('value="97"');
    },
  );

  promises('a step’s button saves what was typed, and shows the code at once', async () => {
    const owner = new Owner(site);
    const fields = { ...typedSteps.localizacao, numero: '', intencao: 'Continuar no celular' };
    const { status, headers } = await owner.step('localizacao', fields);
    expect([status, headers.get('location')]).toEqual([303, devices]);
    const link = linkIn((await owner.get(devices)).html);
    const other = phone();
    expect((await other.post(link!, {})).status).toBe(303);
    expect((await other.get(`${start}/localizacao`)).html).toContain('value="Ferradura"');
    expect((await owner.get(devices)).html.match(/name="navegador"/g)).toHaveLength(1);
  });

  promises('the link’s page is kept by nobody, told to nobody, and loads nothing of others', async () => {
    const { link } = await begun();
    const { headers, html } = await phone().get(link);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(`${headers.get('x-robots-tag')} ${/<meta name="robots"[^>]*>/.exec(html)?.[0]}`).toContain(
      'noindex',
    );
    const loaded = [...html.matchAll(/(?:src|<link[^>]*href)="(https?:)?\/\/([^/"]+)/g)].map(
      ([, , host]) => host,
    );
    expect(loaded.filter((host) => host !== 'www.example.com.br')).toEqual([]);
  });

  promises('a browser that has another draft is told that it gives way', async () => {
    const { link } = await begun();
    const other = phone();
    await other.step('localizacao', { ...typedSteps.localizacao, cidade: 'Lisboa' });
    expect(words((await other.get(link)).html)).toContain('Este navegador já tem um anúncio começado.');
    await other.post(link, {});
    expect((await other.get(`${start}/localizacao`)).html).toContain('value="Armação dos Búzios"');
  });

  promises('five browsers have it, the sixth is told so, and each can be taken away again', async () => {
    const { owner, link } = await begun();
    const others = [1, 2, 3, 4, 5].map(phone);
    const statuses: number[] = [];
    for (const other of others) statuses.push((await other.post(link, {})).status);
    expect(statuses).toEqual([303, 303, 303, 303, 409]);
    const { html } = await others[4]!.post(link, {});
    expect(words(html)).toContain('Ele já está em 5 navegadores.');
    const ids = [...(await owner.get(devices)).html.matchAll(/name="navegador" value="([^"]+)"/g)].map(
      ([, id]) => id!,
    );
    expect(ids).toHaveLength(4);
    expect((await press(owner, { intencao: 'tirar', navegador: ids[0]! })).status).toBe(303);
    expect((await others[0]!.get(`${start}/localizacao`)).html).not.toContain('Rua dos Cajueiros');
    expect((await others[4]!.post(link, {})).status).toBe(303);
  });

  const over: [string, (from: { owner: Owner; link: string }) => Promise<unknown>][] = [
    ['was replaced', ({ owner }) => press(owner, { intencao: 'codigo' })],
    ['was ended', ({ owner }) => press(owner, { intencao: 'anular' })],
    [
      'is of a draft that was left',
      ({ owner }) => owner.post(`${start}/localizacao`, { intencao: 'Começar outro' }),
    ],
  ];
  promises('links that are wrong, replaced, ended or left answer alike, to look and to press', async () => {
    const strangers = [
      `${start}/continuar?convite=${aToken()}`,
      `${start}/continuar?convite=x`,
      `${start}/continuar`,
    ];
    const ended: string[] = [];
    for (const [, end] of over) {
      const from = await begun();
      await end(from);
      ended.push(from.link);
    }
    const answers: string[] = [];
    for (const link of [...strangers, ...ended])
      for (const page of [await phone().get(link), await phone().post(link, {})]) {
        expect(page.status).toBe(404);
        expect(page.headers.getSetCookie().join()).not.toContain('anuncio');
        answers.push(words(page.html));
      }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('Este link não abre mais.');
  });

  promises(
    'the page leads back where there is no draft, and does nothing that it was not asked for',
    async () => {
      const nobody = await phone().get(devices);
      expect([nobody.status, nobody.headers.get('location')]).toEqual([302, start]);
      const { owner } = await begun();
      for (const fields of [{}, { intencao: 'outra' }, { intencao: 'tirar', navegador: '../x' }])
        expect((await press(owner, fields as Record<string, string>)).status).toBe(400);
    },
  );
});
