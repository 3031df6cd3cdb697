import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AnnounceSite, check, openAnnounceSite, start } from './announce-site';
import { standing, type Step, steps, typedSteps } from './wizard';

let site: AnnounceSite;
beforeAll(async () => {
  site = await openAnnounceSite();
});
afterAll(() => site.close());
beforeEach(() => site.clear());

it.each<[Step, string]>([
  ['localizacao', 'cidade'],
  ['informacoes', 'vagas'],
  ['valores', 'negociacao'],
  ['contato', 'email'],
])('leads back to the incomplete step %s with its error and sends nothing', async (step, field) => {
  const clara = await site.owner().draft();
  const fields = await clara.looked();
  await clara.step(step, { ...typedSteps[step], [field]: '' });
  const { headers } = await clara.get(check);
  const to = `${start}/${step}?conferir=1`;
  expect(headers.get('Location')).toBe(to);
  const { html } = await clara.get(to);
  expect(html).toContain('class="resumo-erros"');
  const sent = await clara.post(check, { ...fields, [field]: '' });
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, to]);
  expect(await site.announcements()).toEqual([]);
});

it('each step leads to the next, the last to the page that looks it over', async () => {
  const clara = site.owner();
  const led: (string | null)[] = [];
  for (const step of steps) led.push((await clara.step(step, typedSteps[step])).headers.get('Location'));
  expect(led).toEqual([...steps.slice(1).map((step) => `${start}/${step}`), check]);
});

it('what is changed from the page that looks it over leads back there', async () => {
  const clara = await site.owner().draft();
  const { headers } = await clara.post(`${start}/valores?conferir=1`, { negociacao: 'Alugar', versao: '99' });
  expect(headers.get('Location')).toBe(check);
  const { html } = await clara.get(check);
  expect(html).toContain('Em branco; enviamos uma estimativa');
});

it.each([
  ['/imoveis/venda', '/imoveis/venda'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example', '/'],
])('begun on %s, it leads back to %s: only a path of the site is taken', async (from, to) => {
  const clara = site.owner();
  const { html: first } = await clara.get(`${start}?from=${encodeURIComponent(from)}`);
  const { localizacao, ...others } = typedSteps;
  await clara.post(`${start}/localizacao`, { ...standing(first), ...localizacao });
  await clara.draft(Object.assign({}, ...Object.values(others)));
  const sent = await clara.post(check, await clara.looked());
  const { html } = await clara.get(sent.headers.get('Location')!);
  expect(html).toContain(`href="${to}">Voltar para onde você estava`);
});

it('is begun so often from one place, and no more', async () => {
  site.context.draftLimit = () => 60;
  const { status, html, headers } = await site.owner().step('localizacao', typedSteps.localizacao);
  expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
  expect(html).toContain('value="Rua dos Cajueiros"');
});
