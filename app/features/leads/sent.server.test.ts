import { expect, test } from 'vitest';
import { readSent, redirectToSent } from './sent.server';

const page = '/imovel-desejado';
const siteUrl = 'https://www.example.com.br';

test.each([
  ['the page whose form was sent', `${page}?enviado=sim`, true],
  ['that page’s data, which the router asks for', `${page}.data?enviado=sim`, true],
  ['that page with its form opened again: no', page, false],
  ['another page with a form: no', '/sobre-nos/contato?enviado=sim', false],
  ['a page below it: no', `${page}/outro?enviado=sim`, false],
])('thanks stand on %s', async (_where, path, isThere) => {
  const answer = await redirectToSent({ page, name: 'Clara Nunes', facts: [] }, siteUrl);
  expect(answer.headers.get('Location')).toBe(`${page}?enviado=sim`);
  const headers = { Cookie: answer.headers.get('Set-Cookie')!.split(';')[0]! };
  const sent = await readSent(new Request(siteUrl + path, { headers }));
  expect(sent).toEqual(isThere ? { page, firstName: 'Clara', facts: [] } : null);
});
