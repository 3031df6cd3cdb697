import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from '../imoveis/site';

const path = '/imovel-desejado';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** What is chosen of what there is one of: by name. */
const chosenIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input [^>]*type="radio"[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => /\bchecked\b/.test(tag))
      .map((tag) => [/name="([^"]*)"/.exec(tag)![1], /value="([^"]*)"/.exec(tag)![1]]),
  );

test('preserves the preselected values when sent empty', async () => {
  const { html } = await site.get(path);
  const usual = chosenIn(html);
  expect(Object.keys(usual)).toEqual(expect.arrayContaining(['objetivo', 'prazo', 'contato', 'suites']));
  for (const fields of [{}, usual as Record<string, string>]) {
    const answer = await site.post(path, fields);
    expect(answer.status).toBe(400);
    expect(chosenIn(answer.html)).toEqual(usual);
  }
});

test('what was chosen otherwise stays as it was chosen', async () => {
  const { html } = await site.post(path, { objetivo: 'Quero investir', contato: 'E-mail', suites: '3' });
  expect(chosenIn(html)).toMatchObject({ objetivo: 'Quero investir', contato: 'E-mail', suites: '3' });
});
