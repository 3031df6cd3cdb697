import { expect, test } from 'vitest';
import { readListing } from '@api/feeds/import/import-feed';
import { noPlaces } from '@api/feeds/import/places';
import { readRecords } from '@api/feeds/import/read-records';
import { degreeOf, slowExpressions } from '../../scripts/lint/expressions.mjs';

/** Characters that one element of a feed may have (limits.ts). */
const length = 100_000;
const fields = [
  ...['TituloImovel', 'Observacao', 'PrecoVenda', 'PrecoCondominio', 'Endereco', 'Numero', 'Bairro', 'CEP'],
  ...['Latitude', 'Caracteristicas', 'DataCadastro', 'Reforma', 'LinkVideo'],
];
const pumps = [
  ...[' ', '1.', '1 ', 'por 1 ', 'por ', 'Rua A, 1', ', n', 'x - ', '-', '--x', 'a@', 'www.', 'creci n'],
  ...['&lt;script', '&lt;!--', 'precisa', 'casa-', '\n ', ',; |', 'youtube.com/watch?', 'n n', '1,1'],
];

async function* feed(pump: string) {
  const text = `${pump.repeat(length / pump.length)}!`;
  const elements = fields.map((name) => `<${name}>${text}</${name}>`).join('');
  yield `<Carga><Imoveis><Imovel><Codigo>1</Codigo><TipoImovel>Casa</TipoImovel><UF>SP</UF><Cidade>Itu</Cidade>
    ${elements}<Fotos><Foto><URLArquivo>https://a.b/1.jpg${text}</URLArquivo></Foto></Fotos></Imovel></Imoveis></Carga>`;
}

test.each(pumps)('a listing full of %j costs less than a second', async (pump) => {
  const places = await noPlaces();
  for await (const record of readRecords(feed(pump))) {
    const start = process.cpuUsage();
    readListing(record, places);
    const { user } = process.cpuUsage(start);
    expect(user / 1_000).toBeLessThan(1_000);
  }
});

test('every expression is checked again, without what is known of it', () => {
  expect(degreeOf({ source: '^(a|a)*$', flags: '', file: '', line: 0 })).toBe(Infinity);
  expect(slowExpressions({ known: {} })).toEqual([]);
}, 900_000);
