import { expect, it } from 'vitest';
import { placeInEnvFile } from './env-file';

const text = '# porta\nPORT=80\nexport SITE_URL="casa"\nPORT=abc\n';

it.each([
  ['A configuração PORT não serve: espera-se um número.', { PORT: 'abc' }, ' (.env, linha 4)'],
  ['A configuração SITE_URL não serve.', { SITE_URL: 'casa' }, ' (.env, linha 3)'],
  ['DATABASE_URL: o PostgreSQL não atende.', { DATABASE_URL: 'postgres://x' }, ''],
  ['A configuração PORT não serve: espera-se um número.', { PORT: 'xyz' }, ''],
  ['A pasta de dados não é uma pasta.', {}, ''],
])('%s in %j: %j', (message, environment, place) => {
  expect(placeInEnvFile(message, text, environment)).toBe(place);
});
