import fc from 'fast-check';
import { featureOfName } from '@domain/legacy-urls/feature-ids';

const words = (text: string) => text.trim().split(/\s+/);

const segments = words(`
  nossos-imoveis curadoria corretor exclusividades predios-com-lazer-completo varanda-gourmet home-office casas-de-campo
  imoveis-de-arquitetura-e-decoracao-autoral lp-jardins venda aluguel imoveis cidade campo praia internacional outra brasil
  br argentina chile sp rj SP sao-paulo rio-de-janeiro itu moema jardim-europa apartamento casa Cobertura castelo
  3-quartos area-do-cliente sobre-nos para-quem-anuncia avalie-seu-imovel anuncie-seu-imovel localizacao revista-curate
  assinatura sucesso financiamento blog 404 a_b ana-souza`);
const names = [
  ...words(`comprar alugar estado cidade pais page bairros[] bairros tipologia[] tipologia[0] condominio praia raio permuta
    prontoNovo breveLancamento lancamentos emConstrucao prontoUsado nivel_reforma caracteristicas caracteristicas_destaque
    exclusividade home_office servicos arquiteto route quartos dormitorios utm_source utm_campaign gclid fbclid corretor
    curadoria lp pagina preco lat lng range localizacao`),
  ...featureOfName.keys(),
];
const values = [
  ...words(`1 0 sim true nao 2 7 26 10,5 119-215 SP Brasil Argentina itu moema Moema S%E3o+Paulo S%C3%A3o%20Paulo Ilhabela
    Apartamento Casa+em+condom%EDnio Casa%20em%20condom%C3%ADnio Loft reformado x--y %00 %FF% //evil.example -23.5`),
  '',
];

const from = (list: readonly string[]) => fc.constantFrom(...list);
const query = (value: fc.Arbitrary<string>) =>
  fc
    .array(
      fc.tuple(from(names), value).map(([name, text]) => `${name}=${text}`),
      { maxLength: 12 },
    )
    .map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));

/** A path and a query made of the old site's parts, with a slash at its end now and then. */
export const oldAddress = fc
  .tuple(fc.array(from(segments), { minLength: 1, maxLength: 7 }), fc.boolean(), query(from(values)))
  .map(([path, slash, rest]) => `/${path.join('/')}${slash ? '/' : ''}${rest}`);

const hostile = from([
  ...words(
    String.raw`/ // \ /\ %2f %5c %2F%2F . .. %2e%2e @ : ; evil.example https: javascript: %00 %0d%0a %09 %E2%88%95 % %E3`,
  ),
  '\t',
  '\r\n',
  '\u2215',
  '\uff0f',
  '\ud800',
]);
const part = fc.oneof(from(segments), hostile, fc.string({ unit: 'binary', maxLength: 6 }));

/** Anything at all after a slash, hostile parts among the old site's. */
export const wildAddress = fc
  .tuple(
    fc.array(fc.tuple(part, from(['/', '', '/', '-'])), { maxLength: 8 }),
    fc.oneof(query(from(values)), query(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 12 })))),
  )
  .map(([path, rest]) => `/${path.flat().join('')}${rest}`);
