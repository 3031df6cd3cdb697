import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkJob } from '@api/property-admin/bulk/bulk-job';
import { photoForm } from '../announcements/photo-owner';
import { aListing } from '../catalogue/a-listing';
import { loadOf } from '../feed-admin/loads';
import { testEngine } from '../support/database';
import { openOwnSite, type OwnSite, ownTyping, phonePhoto } from '../own-properties/own-site';
import { addBroker } from '../contacts/add-contact';
import type { Page } from '../support/visit';
import { signedInMember } from './admin-visitor';

type Member = Awaited<ReturnType<typeof signedInMember>>;

let site: OwnSite;
let editor: Member;
beforeAll(async () => {
  site = await openOwnSite();
  await loadOf(site.db)(listings);
  await addBroker(site.db, 'marina', 'Marina Couto');
  editor = await signedInMember(site, 'operacao');
});
afterAll(() => site.close());

const count = 300;
const listings = Array.from({ length: count }, (_, n) =>
  aListing(`L${n}`, { title: `Casa ${n}`, sellPrice: 2_000_000 + n * 1_000, district: `Bairro ${n % 60}` }),
);
const idOf = async (reference: string) =>
  (
    await site.db
      .selectFrom('property')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  ).id;
const record = (id: number) => `/mesa/imoveis/${id}`;
const pathIn = ({ html }: Page) => /href="(\/(?:novo|usado)\/[^"]+)"/.exec(html)![1]!;
const brokers = async () =>
  Number(
    (
      await site.db
        .selectFrom('property')
        .innerJoin('broker', 'broker.id', 'broker_id')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('slug', '=', 'marina')
        .executeTakeFirstOrThrow()
    ).count,
  );

test('an hour of an editor, on the pages of the admin', { timeout: 120_000 }, async () => {
  const id = await idOf('L0');
  const path = await correctPrice(id);
  await replaceCover(id);
  await hideAndBringBack(id, path);
  await addFromPhone();
  await changeAllAndUndo();
  await rejectLoad();
  await showToOne(id, path);
});

/** @returns the property's page on the site */
async function correctPrice(id: number): Promise<string> {
  const open = await editor.get(`${record(id)}?abrir=sell_price`);
  const typed = { value: 'R$ 1.950.000', until: '', reason: 'Avaliação' };
  const saved = await editor.follow(await editor.press(open.html, 'Salvar o da casa', typed));
  expect(saved.html).toContain('Preço de venda: vale o da casa.');
  await loadOf(site.db)(listings);
  const path = pathIn(saved);
  expect((await site.get(path)).html).toContain('1.950.000');
  return path;
}

async function replaceCover(id: number): Promise<void> {
  const page = `${record(id)}/fotos`;
  const fields = ({ html }: Page) =>
    Object.fromEntries(
      [.../<form id="fotos".*?<\/form>/s.exec(html)![0].matchAll(/<input[^>]*>/g)].map(([tag]) => [
        /name="([^"]*)"/.exec(tag)![1]!,
        (/value="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&quot;', '"'),
      ]),
    );
  const moved = await editor.post(page, { ...fields(await editor.get(page)), intent: 'capa-3' });
  const typed = { legenda0: 'Fachada, às cinco', intent: 'salvar' };
  const saved = await editor.follow(await editor.post(page, { ...fields(moved), ...typed }));
  expect(saved.html).toContain('A ordem daqui vale sobre a da carga.');
  const { photos } = await site.db
    .selectFrom('property')
    .select('photos')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(photos[0]).toMatchObject({ url: listings[0]!.photos[3]!.url, caption: 'Fachada, às cinco' });
}

async function hideAndBringBack(id: number, path: string): Promise<void> {
  const { html } = await editor.get(record(id));
  const hidden = await editor.follow(await editor.press(html, 'Tirar do ar', { withdrawn: 'review' }));
  expect(hidden.html).toContain('Em revisão.');
  expect((await site.get(path)).headers.get('location')).toContain('/imovel-indisponivel/');
  await editor.press(hidden.html, 'Voltar ao ar');
  expect((await site.get(path)).status).toBe(200);
}

async function addFromPhone(): Promise<void> {
  const own = ownTyping(editor);
  const draft = await own.typed();
  const cookie = [...editor.cookies].map((each) => each.join('=')).join('; ');
  const body = photoForm(['IMG_1.jpg', await phonePhoto()], ['IMG_2.jpg', await phonePhoto('#27c')]);
  const sent = await site.get(`/mesa/fotos/proprio-${draft.split('/').at(-1)}`, {
    ...{ method: 'POST', body, headers: { cookie } },
  });
  expect(sent.status).toBe(303);
  expect((await own.press(draft, 'Publicar no site')).status).toBe(303);
  const after = (await editor.get(`${draft}/conferir`)).html;
  const page = await site.get(/href="([^"]+)">Ver no site/.exec(after)![1]!);
  expect([page.status, page.html.includes('Casa de frente para o mar')]).toEqual([200, true]);
}

async function changeAllAndUndo(): Promise<void> {
  const { id: source } = await site.db
    .selectFrom('source')
    .select('id')
    .where('name', '=', 'casa')
    .executeTakeFirstOrThrow();
  const form = await editor.get(`/mesa/imoveis/lote?quais=todos&carga=${source}`);
  const typed = { broker: 'corretor:marina', reason: 'Carteira nova' };
  const made = await editor.press(form.html, 'Ver o que muda', typed);
  const preview = await editor.follow(made);
  expect(preview.html).toContain(`Muda <b>${count}</b>, não muda <b>0</b>.`);
  expect((await editor.press(preview.html, `Mudar ${count} imóveis`, { numero: '12' })).status).toBe(400);
  await editor.press(preview.html, `Mudar ${count} imóveis`, { numero: `${count}` });
  for (const job of await site.db
    .selectFrom('work')
    .selectAll()
    .where('kind', '=', 'property-bulk')
    .execute())
    await bulkJob(site.db, testEngine).run(job, AbortSignal.timeout(60_000));
  expect(await brokers()).toBe(count);
  const done = await editor.get(made.headers.get('location')!);
  await editor.press(done.html, 'Desfazer');
  expect(await brokers()).toBe(0);
}

async function rejectLoad(): Promise<void> {
  const run = await loadOf(site.db)(listings.slice(0, 100));
  const { html } = await editor.get('/mesa/cargas');
  expect(html).toContain('200 imóveis sairiam do ar de uma vez');
  const page = await editor.get(`/mesa/cargas/${run.runId}`);
  expect((await editor.press(page.html, 'Descartar esta carga')).status).toBe(303);
  expect((await editor.get('/mesa/cargas')).html).not.toContain('sairiam do ar de uma vez');
  const { active } = await site.db
    .selectFrom('property')
    .select((eb) => eb.fn.countAll<number>().as('active'))
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  expect(Number(active)).toBe(count + 1);
}

async function showToOne(id: number, path: string): Promise<void> {
  const page = `${record(id)}/reservado`;
  await editor.press((await editor.get(page)).html, 'Guardar', { value: 'reserved' });
  expect((await site.get(path)).status).toBe(404);
  const invitation = { name: 'Clara Nunes', email: '', days: '7' };
  const made = await editor.press((await editor.get(page)).html, 'Criar convite', invitation);
  const invited = await editor.follow(made);
  const link = /value="https?:\/\/[^/]+(\/reservado\?convite=[^"]+)"/.exec(invited.html)![1]!;
  expect((await site.get(link)).html).not.toContain('Casa 0');
  const pressed = await site.post(link, {});
  const [cookie] = pressed.headers
    .getSetCookie()
    .find((line) => line.startsWith('reservado='))!
    .split(';');
  const clean = pressed.headers.get('location')!;
  const shown = await site.get(clean, { headers: { cookie: cookie! } });
  expect([shown.status, shown.html.includes('Casa 0')]).toEqual([200, true]);
  expect((await site.get(clean)).status).toBe(404);
  expect((await editor.get(page)).html).toContain('Aberto: hoje');
}
