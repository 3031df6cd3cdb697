import { expect, it } from 'vitest';
import { choicesOf, type FeedNode, textOf } from './feed-node';
import { readRecords } from './read-records';

async function nodeOf(inside: string): Promise<FeedNode> {
  async function* pieces() {
    yield `<Carga><Imoveis><Imovel>${inside}</Imovel></Imoveis></Carga>`;
  }
  for await (const { node } of readRecords(pieces())) return node;
  throw new Error('no record');
}

it.each([
  ['<PropertyType><Residential><Apartment/></Residential></PropertyType>', 'residential apartment'],
  ['<PropertyType><Residential/><Apartment></Apartment></PropertyType>', 'residential apartment'],
  ['<PropertyType> Residential / Home </PropertyType>', 'Residential / Home'],
  ['<PropertyType><id>2</id><nome>Casa</nome></PropertyType>', 'Casa'],
  ['<PropertyType><code>2</code></PropertyType>', ''],
  ['<PropertyType/>', ''],
])('reads the choice in %s', async (inside, choice) =>
  expect(choicesOf(await nodeOf(inside), ['propertytype']).join()).toBe(choice),
);

it.each([
  ['<Area><Util>188</Util></Area>', 'areautil', '188'],
  ['<Areas><Util>188</Util></Areas>', 'areautil', '188'],
  ['<Medidas><Privativa>90</Privativa></Medidas>', 'areaprivativa', '90'],
  ['<Negociacao><Venda><Preco>9</Preco></Venda></Negociacao>', 'precovenda', '9'],
  ['<Valores><Condominio>600</Condominio></Valores>', 'valorcondominio', '600'],
  ['<Dormitorios><Qtd>3</Qtd></Dormitorios>', 'qtddormitorios', '3'],
  ['<Area><Util>1</Util></Area><AreaUtil>2</AreaUtil>', 'areautil', '2'],
  ['<Area><Util><Valor>1</Valor></Util></Area>', 'areautil', ''],
])('reads a field from group and element: %s', async (inside, name, text) =>
  expect(textOf(await nodeOf(inside), [name])).toBe(text),
);

it('does not read a field of an excluded group', async () =>
  expect(
    textOf(
      await nodeOf('<Corretor><Valor><Venda>1</Venda></Valor></Corretor>'),
      ['valorvenda'],
      ['corretor'],
    ),
  ).toBe(''));
