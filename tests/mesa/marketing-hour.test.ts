import { afterAll, beforeAll, expect, test } from 'vitest';
import { intentField } from '~/features/admin/admin-links';
import { replaceClock } from '@domain/kernel/clock';
import { apiClient } from '@server/back-end';
import { createServices } from '@server/services';
import { siteRedirects } from '@server/settings/site-redirects';
import { openSite } from '../imoveis/site';
import { sent } from '../portal-feeds/portals-api';
import { serveSite } from '../support/serve-site';
import { silentLogger } from '../support/silent-logger';
import { unhurriedMs } from '../support/until';
import { visitsTo } from '../support/visit';
import { signedInMember } from './admin-visitor';

let visits: ReturnType<typeof visitsTo>;
let member: Awaited<ReturnType<typeof signedInMember>>;
let address: string;
const closing: (() => unknown)[] = [];
let passedMs = 0;
const nowMs = () => Date.parse('2026-12-17T10:00:00-03:00') + passedMs;

beforeAll(async () => {
  closing.push(
    replaceClock({
      ...{ nowMs, now: () => new Date(nowMs()) },
      monotonicNow: () => performance.now() + passedMs,
    }),
  );
  const origin = await openSite([
    sent('MAR-1', { title: 'Casa frente ao mar' }),
    sent('MAR-2', { title: 'Casa com quintal grande' }),
    sent('SP-1', { title: 'Apartamento claro' }),
  ]);
  const { parts } = origin;
  const api = apiClient(parts.backEnd, parts.env, silentLogger);
  const ownRedirects = siteRedirects({ api, legacy: parts.env.legacy, log: silentLogger });
  const shared = createServices({ ...parts, ownRedirects, changesKnownForMs: 0, readingMs: unhurriedMs });
  const site = await serveSite({ ...parts, shared, ownRedirects });
  closing.unshift(site.close, origin.close);
  address = site.origin;
  visits = visitsTo(address);
  member = await signedInMember({ get: visits.get, db: origin.db }, 'vitrine');
});
afterAll(async () => {
  for (const close of closing) await close();
});

const room = '/mesa/vitrine';
const textOf = async (path: string) => (await visits.get(path)).html.replaceAll(/<[^>]+>/g, ' ');
/** By then a website shows what changed in the brokerage: the first visit after half of it asks for it. */
async function halfAMinuteLater(): Promise<void> {
  for (const _ of [1, 2]) {
    passedMs += 15_001;
    await visits.get('/');
  }
}
const until = (day: string) => (passedMs += Date.parse(`${day}-03:00`) - nowMs());

test('an hour of who runs the showcase, and the weekend after it', { timeout: 60_000 }, async () => {
  await holidayListAndBanner();
  await redirect();
  await homeText();
  await article();
  await campaign();
  await offOnePortal();
  await weekend();
});

/** Presses a button of an item's form, which may be outside of it. */
async function press(path: string, intent: string, typed: Record<string, string>) {
  const { html } = await member.get(path);
  const versao = /name="versao" value="(\d+)"/.exec(html)![1]!;
  const codigos = /name="codigos" value="([^"]*)"/.exec(html)?.[1] ?? '';
  return member.post(path, { by: 'codes', broker: '', search: '', versao, codigos, ...typed, intent });
}

const weekendDays = { from: '2026-12-18', until: '2026-12-20' };

async function holidayListAndBanner(): Promise<void> {
  await member.press((await member.get(room)).html, 'Criar', { nome: 'Festas na praia' });
  const list = `${room}/listas/festas-na-praia`;
  const listed = { title: 'Festas na praia', text: 'De sexta a domingo.', ...weekendDays };
  await press(list, 'adicionar', { ...listed, codigo: 'MAR-2 mar-1' });
  await press(list, 'subir:1', listed);
  expect((await press(list, 'publicar', listed)).status).toBe(303);
  await member.press((await member.get(`${room}/banners`)).html, 'Criar', { nome: 'Festas' });
  const banner = { title: 'Festas', text: 'Chaves na mão até o Natal.', search: '/imoveis/venda' };
  const shown = { ...banner, image: '', alt: '', ...weekendDays };
  expect((await press(`${room}/banners/festas`, 'publicar', shown)).status).toBe(303);
}

async function redirect(): Promise<void> {
  const page = `${room}/redirecionamentos`;
  const typed = { from: '/natal', to: '/imoveis?curadoria=festas-na-praia', status: '301' };
  await member.press((await member.get(`${page}/novo`)).html, 'Publicar', typed);
  const { status, headers } = await visits.get('/natal');
  expect([status, headers.get('location')]).toEqual([301, typed.to]);
  expect((await member.get(`${page}/para-onde?endereco=%2Fnatal`)).html).toContain(
    'curadoria=festas-na-praia',
  );
}

async function homeText(): Promise<void> {
  const home = `${room}/home`;
  const { html } = await member.get(home);
  const partes = /name="partes" value="([^"]*)"/.exec(html)![1]!;
  const typed = { partes, title: 'O verão começa na porta', lead: 'Casas prontas para janeiro.' };
  expect((await press(home, 'publicar', typed)).status).toBe(303);
  await halfAMinuteLater();
  expect(await textOf('/')).toContain('O verão começa na porta');
}

async function article(): Promise<void> {
  const draft = `${room}/textos/artigo/novo-0a1b2c3d`;
  const typed = {
    ...{ title: 'Janeiro na praia', slug: 'janeiro-na-praia', lead: 'O que levar.' },
    ...{ text: '## Antes\nTestamos a **internet**.', photo: '', alt: '', author: '' },
    ...{ description: '', from: '', until: '', intent: 'publicar' },
  };
  const published = await member.press((await member.get(draft)).html, 'Guardar rascunho', typed);
  expect((await visits.get('/revista-curate/janeiro-na-praia')).html).toContain('<strong>internet</strong>');
  const record = published.headers.get('location')!;
  const renamed = { ...typed, slug: 'verao-na-praia' };
  await member.press((await member.get(record)).html, 'Guardar rascunho', renamed);
  const old = await visits.get('/revista-curate/janeiro-na-praia');
  expect([old.status, old.headers.get('location')]).toEqual([301, '/revista-curate/verao-na-praia']);
}

async function campaign(): Promise<void> {
  const path = (await member.get(`${room}/campanhas/nova`)).headers.get('location')!;
  const typed = {
    ...{ slug: 'lp-verao-2027', 'b0-title': 'Este verão, na praia', 'b0-text': 'Com a chave na mão.' },
    ...{ 'b1-photo': 'https://fotos.example/praia.jpg', 'b1-alt': 'A praia de manhã', 'b2-codes': 'MAR-1' },
  };
  const { html } = await member.get(path);
  const published = await member.press(html, 'Salvar rascunho', { ...typed, [intentField]: 'publicar' });
  expect(published.status).toBe(303);
  const { headers } = await visits.get('/lp-verao-2027');
  expect(await textOf(headers.get('location')!)).toContain('Este verão, na praia');
}

async function offOnePortal(): Promise<void> {
  const { html } = await member.get('/mesa/portais?busca=SP-1');
  const form = [...html.matchAll(/<form[^>]*>(.*?)<\/form>/gs)].find(([all]) =>
    all.includes('value="imoveis"'),
  )!;
  const fields = Object.fromEntries(
    [...form[1]!.matchAll(/<input[^>]*>/g)].map(([tag]) => [
      /name="([^"]*)"/.exec(tag)![1]!,
      (/value="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&quot;', '"'),
    ]),
  );
  for (const [, name] of form[1]!.matchAll(/<select[^>]*name="([^"]+)"/g)) fields[name!] = 'plain';
  // The second portal.
  delete fields['sai0-1'];
  expect((await member.post('/mesa/portais', fields)).status).toBe(303);
  const read = async (portal: string) => {
    const page = await member.get(`/mesa/portais?endereco=${portal}`);
    const [path] = new RegExp(`/carga/${portal}/[\\w-]+`).exec(page.html)!;
    return (await visits.get(path)).html;
  };
  expect((await read('chavesnamao')).includes('SP-1')).toBe(false);
  expect((await read('zap')).includes('SP-1')).toBe(true);
}

/** A website shows the end of a list half a minute late at most. */
async function weekend(): Promise<void> {
  const shown = async () => ({
    banner: (await textOf('/imoveis/venda')).includes('Chaves na mão até o Natal.'),
    list: (await visits.get('/imoveis?curadoria=festas-na-praia')).html.includes('data-total="2"'),
  });
  const seen: unknown[] = [await shown()];
  for (const time of ['18T00:00:00', '20T23:59:59', '21T00:00:31']) {
    until(`2026-12-${time}`);
    await visits.get('/');
    seen.push(await shown());
  }
  const [on, off] = [
    { banner: true, list: true },
    { banner: false, list: false },
  ];
  expect(seen).toEqual([off, on, on, off]);
}
