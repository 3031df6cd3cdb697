import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { emptyDistribution } from '../distribution/admin-world';
import { addBroker } from '../distribution/distributing';
import { openSite } from '../imoveis/site';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyDistribution(site.db);
  await addBroker(site.db, 'ana');
  await addBroker(site.db, 'bia');
});

const path = '/mesa/contatos/regras/ausencias';
const days = () => ({
  from: isoDay(clock.now()),
  until: isoDay(new Date(clock.nowMs() + 48 * 3600_000)),
});

test('a broker notes an absence from Hoje, without scripts', async () => {
  const ana = await signedInMember(site, 'corretor', 'ana@casa.com.br');
  expect((await ana.get('/mesa')).html).toContain(`href="${path}"`);
  const page = await ana.get(path);
  expect(page.html).toContain('Minhas ausências');
  expect(page.html).not.toMatch(/<select|Pessoa bia/);
  const noted = await ana.follow(await ana.press(page.html, 'Anotar ausência', days()));
  expect(noted.html).toMatch(/Pessoa ana, até \d+\/\d+\. Não recebe contatos\./);
  expect((await ana.get('/mesa')).html).toContain('Você está fora até');
  const gone = await ana.follow(await ana.press(noted.html, 'Tirar'));
  expect(gone.html).toContain('Nenhuma ausência.');
  const back = await ana.follow(await ana.press(gone.html, 'Desfazer'));
  expect(back.html).toContain('Pessoa ana, até');
});

test('an error keeps the days, beside the field', async () => {
  const ana = await signedInMember(site, 'corretor', 'ana@casa.com.br');
  const page = await ana.get(path);
  const wrong = await ana.press(page.html, 'Anotar ausência', { ...days(), until: '2020-01-01' });
  expect([wrong.status, wrong.html.includes('O último dia vem antes do primeiro')]).toEqual([400, true]);
  expect(wrong.html).toContain('value="2020-01-01"');
});

test('Hoje of Operação has no own absences', async () => {
  const lead = await signedInMember(site, 'operacao');
  expect((await lead.get('/mesa')).html).not.toContain('Minhas ausências');
});
