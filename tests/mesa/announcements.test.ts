import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  draftFolderName,
  draftPhotosFolder,
  metadataFile,
  photoFile,
  smallFile,
} from '@api/platform/photos/uploaded-files';
import { saveAnnouncement } from '@api/announcements/queries/announcements';
import { noDestinations } from '@api/leads/destinations';
import { registerAnnouncementBody } from '@contract/announcements';
import { openSite } from '../imoveis/site';
import { announcementId, makeAnnouncement, makeRegistration } from '../announcements/make-announcement';
import { staffTables } from '../staff/staff-api';
import { emailsTo } from '../support/emails';
import { adminVisitor, signedInMember } from './admin-visitor';

let dataDir: string;
let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'announcements-'));
  site = await openSite([], { DATA_DIR: dataDir });
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  for (const table of [...staffTables, 'lead', 'property_owner'] as const)
    await site.db.deleteFrom(table).execute();
  await site.db.deleteFrom('property').where('reference', 'like', 'AN-%').execute();
  member = await signedInMember(site, 'atendimento');
});

const owner = 'clara@exemplo.com.br';
async function send(given: Parameters<typeof makeAnnouncement>[0] = {}, more: object = {}) {
  const body = registerAnnouncementBody.parse(
    makeRegistration({ announce: makeAnnouncement(given), ...more }),
  );
  const protocol = await saveAnnouncement(site.db, body, null, noDestinations);
  const id = await announcementId(site.db, protocol);
  return { protocol, id, path: `/mesa/anuncios/${id}` };
}
const letters = async () =>
  (await emailsTo(site.db, owner)).map(({ subject }) => subject).filter((each) => !/^Recebemos/.test(each));
/** As a browser: the radio that the page has checked. */
async function pressed(path: string, typed: Record<string, string> = {}) {
  const { html } = await member.get(path);
  const radio = html.match(/<input type="radio"[^>]*>/g)!.find((tag) => tag.includes('checked'))!;
  return member.press(html, 'Salvar e enviar', { decision: /value="([^"]+)"/.exec(radio)![1]!, ...typed });
}

test('is taken in at most four taps from Hoje', async () => {
  const { protocol, path } = await send();
  const today = await member.get('/mesa');
  expect(today.html).toContain('href="/mesa/anuncios"');
  const list = await member.get('/mesa/anuncios');
  expect(list.html).toContain('<b>1</b> à espera.');
  expect(list.html).toContain(`href="${path}"`);
  const saved = await pressed(path);
  const record = await member.follow(saved);
  expect(record.html).toContain('O imóvel foi criado em rascunho.');
  expect(record.html).toContain(`AN-${protocol}, ainda sem ir ao ar`);
  expect(record.html).toMatch(/Lido por<\/dt><dd>Pessoa de atendimento, hoje, /);
  expect(await letters()).toEqual([`Seu imóvel foi aceito, ${protocol}`]);
  const after = (await member.get('/mesa/anuncios')).html;
  expect(after).toContain('<b>1</b> à espera.');
  expect(after).toMatch(/>Anúncios<b>1<span/);
});

test('goes on the air, and off it', async () => {
  const { path } = await send();
  await pressed(path);
  const onAir = await member.follow(await pressed(path));
  const address = /href="(\/usado\/venda\/[^"]+)">AN-/.exec(onAir.html)![1]!;
  expect((await site.get(address)).status).toBe(200);
  expect((await member.get('/mesa/anuncios?aba=publicados')).html).toContain(`href="${path}"`);
  const off = await member.follow(await pressed(path, { message: 'A pedido seu.' }));
  expect(off.html).toContain('Recusado, Pessoa');
  expect((await site.get(address)).status).not.toBe(200);
  expect(await letters()).toHaveLength(3);
});

test('a refusal without words is refused, with everything typed', async () => {
  const { path } = await send();
  const page = await pressed(path, { decision: 'recusado' });
  expect(page.status).toBe(400);
  expect(page.html).toContain('Escreva ao proprietário');
  expect(page.html).toMatch(/value="recusado"[^>]*checked|checked=""[^>]*value="recusado"/);
  expect(await letters()).toEqual([]);
});

test('of two members the second reads what happened, and loses nothing', async () => {
  const { path } = await send();
  const other = await signedInMember(site, 'operacao');
  const [mine, theirs] = [(await member.get(path)).html, (await other.get(path)).html];
  await other.press(theirs, 'Salvar e enviar', { decision: 'em análise', message: 'Qual é o IPTU?' });
  const typed = { decision: 'recusado', message: 'Fora da nossa região.' };
  const late = await member.press(mine, 'Salvar e enviar', typed);
  expect(late.status).toBe(409);
  expect(late.html).toContain('Pessoa de operacao já decidiu: “em análise”');
  expect(late.html).toContain('>Fora da nossa região.</textarea>');
  expect(await letters()).toHaveLength(1);
  const again = await member.press(late.html, 'Salvar e enviar', typed);
  expect(again.status).toBe(303);
  const tooLate = await other.press(theirs, 'Salvar e enviar', {
    decision: 'aceito',
    message: 'Clara, obrigada.',
  });
  expect(tooLate.status).toBe(409);
  expect(/<textarea id="decidir-escrito".*?<\/textarea>/s.exec(tooLate.html)?.[0]).toContain(
    '>Clara, obrigada.</textarea>',
  );
  expect(await letters()).toHaveLength(1);
});

test('its broker is that of the listing', async () => {
  const { path, protocol } = await send();
  const { id } = await site.db
    .insertInto('broker')
    .values({ slug: `marina-${protocol}`, name: 'Marina Couto', creci: '1', email: 'marina@casa.com.br' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const responsible = `broker:${id}`;
  const page = await member.get(path);
  expect(page.html).toContain('>Marina Couto</option>');
  const saved = await member.follow(await member.press(page.html, 'Salvar corretor', { responsible }));
  expect(saved.html).toMatch(/<option value="broker:\d+" selected="">Marina Couto/);
  await pressed(path);
  const row = site.db.selectFrom('property').select('broker_id').where('reference', '=', `AN-${protocol}`);
  expect(await row.execute()).toEqual([{ broker_id: id }]);
});

test('of two who change its broker the second chooses between both', async () => {
  const { path } = await send();
  const other = await signedInMember(site, 'operacao');
  const [mine, theirs] = [(await member.get(path)).html, (await other.get(path)).html];
  await other.press(theirs, 'Salvar corretor', { responsible: `member:${other.id}` });
  const own = { responsible: `member:${member.id}` };
  const late = await member.press(mine, 'Salvar corretor', own);
  expect(late.status).toBe(409);
  expect(late.html).toContain('Alguém mudou quem atende este anúncio enquanto você escrevia');
  expect(late.html).toMatch(/Sem corretor.*Pessoa de operacao.*Pessoa de atendimento/s);
  const left = await member.press(late.html, 'Salvar o que escolhi', { escolha0: 'deles' });
  expect((await member.follow(left)).html).toContain('Ficou como estava.');
  const chosen = await member.press(late.html, 'Salvar o que escolhi', { escolha0: 'meu' });
  expect((await member.follow(chosen)).html).toContain(`<option value="${own.responsible}" selected="">`);
});

test('the quarantine is left by its button', async () => {
  const { path, protocol } = await send({}, { suspicion: 'trap' });
  expect((await member.get('/mesa/anuncios?aba=quarentena')).html).toContain(`href="${path}"`);
  const held = await member.get(path);
  expect(held.html).not.toContain('Salvar e enviar');
  const record = await member.follow(await member.press(held.html, 'Soltar'));
  expect(record.html).toContain('Salvar e enviar');
  expect((await member.press(held.html, 'Soltar')).html).toContain('já foi solto da quarentena');
  expect((await emailsTo(site.db, owner)).map(({ subject }) => subject)).toEqual([
    `Recebemos seu imóvel, ${protocol}`,
  ]);
});

test('photos are served to members alone', async () => {
  const { protocol, path } = await send();
  const photo = 'a'.repeat(32);
  const folder = join(dataDir, draftPhotosFolder, draftFolderName(`enviado ${protocol}`));
  await mkdir(folder, { recursive: true });
  const sheet = { id: photo, name: 'sala.jpg', caption: 'Sala', order: 0, at: '2026-11-27T12:00:00Z' };
  await writeFile(join(folder, metadataFile(photo)), JSON.stringify(sheet));
  await writeFile(join(folder, smallFile(photo)), 'small');
  await writeFile(join(folder, photoFile(photo)), 'whole');
  const record = await member.get(path);
  const src = /<img src="(\/mesa\/anuncios\/fotos\/[^"]+)" alt="Sala"/.exec(record.html)![1]!;
  const small = await member.get(src);
  expect([small.status, small.html]).toEqual([200, 'small']);
  expect(small.headers.get('content-type')).toBe('image/jpeg');
  expect(small.headers.get('cache-control')).toBe('private, no-store');
  expect((await member.get(`${src}?inteira=1`)).html).toBe('whole');
  expect((await adminVisitor(site).get(src)).headers.get('location')).toMatch(/^\/mesa\/entrar/);
  const vitrine = await signedInMember(site, 'vitrine');
  expect((await vitrine.get(src)).status).toBe(404);
  for (const wrong of ['b'.repeat(32), 'B'.repeat(32), 'a'])
    expect((await member.get(`/mesa/anuncios/fotos/${protocol}/${wrong}`)).status).toBe(404);
  expect((await member.get(`/mesa/anuncios/fotos/9999-999999/${photo}`)).status).toBe(404);
});

test.each([
  ['', 'Nenhum anúncio à espera'],
  ['?busca=ninguem', 'Nada com “ninguem” aqui'],
  ['?aba=rascunhos', 'Nenhum rascunho parado'],
  ['?aba=quarentena&busca=%3Cscript%3E', 'Nada com “&lt;script&gt;” aqui'],
])('an empty list says what to do: %s', async (query, text) => {
  const page = await member.get(`/mesa/anuncios${query}`);
  expect([page.status, page.html.includes(text)]).toEqual([200, true]);
});

test('a list that the back end does not answer says so', async () => {
  const page = await site.failing(['staff/announcements'], () => member.get('/mesa/anuncios?aba=recusados'));
  expect(page.status).toBe(200);
  expect(page.html).toContain('href="/mesa/anuncios?aba=recusados">Tentar de novo');
});

test.each(['0', '9999999', 'abc', '1e3', '01'])('the announcement %s does not exist', async (id) => {
  expect((await member.get(`/mesa/anuncios/${id}`)).status).toBe(404);
});
