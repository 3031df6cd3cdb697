import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSite } from '../imoveis/site';
import { staffTables } from '../staff/staff-api';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of staffTables) await site.db.deleteFrom(table).execute();
});

test('a sentence and lines; the command that tests a restore', async () => {
  const member = await signedInMember(site, 'operacao');
  const { html, status } = await member.get('/mesa/sistema');
  expect(status).toBe(200);
  expect(html).toMatch(/Tudo no ar, com três avisos: um catálogo sem imóveis no ar, nenhuma cópia/);
  expect(html).toMatch(/em ordem: .*?<b>Banco de dados<\/b><span>responde em \d+ ms; migração (\d+) de \1</);
  expect(html).toContain('testar: npm run backup -- test ARQUIVO');
  expect(html).toMatch(/<a href="\/mesa\/sistema" aria-current="page">Sistema/);
});

test('is not there for who does not read it', async () => {
  const member = await signedInMember(site, 'atendimento');
  expect((await member.get('/mesa/sistema')).status).toBe(404);
  expect((await member.get('/mesa')).html).not.toContain('/mesa/sistema');
});

test('a back end that does not answer is a page that says so', async () => {
  const member = await signedInMember(site, 'operacao');
  const page = await site.failing(['staff/system'], () => member.get('/mesa/sistema'));
  expect(page.status).toBe(200);
  expect(page.html).toContain('O sistema não pôde ser lido agora');
});
