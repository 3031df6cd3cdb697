import { describe, expect, test } from 'vitest';
import { answer } from './asking';

const moema = 'localizacao=Moema&lat=-23.6052&lng=-46.6636&range=3';
const abroad = 'tipo-de-localizacao=Internacional';

describe('rule 5: curated lists and brokers', () => {
  test.each([
    ['/curadoria', '301 /imoveis'],
    ['/curadoria/imoveis-segunda-residencia', '301 /imoveis?curadoria=imoveis-segunda-residencia'],
    ['/curadoria/Verao-2019', '301 /imoveis?curadoria=Verao-2019'],
    ['/curadoria/a?curadoria=b', '301 /imoveis?curadoria=a'],
    ['/curadoria/a?comprar=1&quartos=2', '301 /imoveis/venda/2-quartos?curadoria=a'],
    ['/curadoria/a?preco=0-5000000&pagina=2', '301 /imoveis?preco=0-5000000&curadoria=a&pagina=2'],
    ['/curadoria/a?page=3&pagina=2', '301 /imoveis?curadoria=a&pagina=3'],
    ['/curadoria/a?condominio=Nenhum', '301 /imoveis?localizacao=Nenhum&curadoria=a'],
    ['/curadoria/a?utm_source=x', '301 /imoveis?curadoria=a&utm_source=x'],
    ['/curadoria/a_b', '301 /imoveis'],
    ['/corretor', '302 /consultor-indisponivel'],
    ['/corretor/ana-souza', 'page'],
    ['/curadoria/a/b', 'page'],
    ['/corretor/a/b', 'page'],
  ])('%s → %s', (address, expected) => expect(answer(address)).toBe(expected));
});

describe('rule 6: legacy search', () => {
  test.each([
    ['/venda', '301 /imoveis/venda'],
    ['/aluguel', '301 /imoveis/aluguel'],
    ['/Venda', '301 /imoveis/venda'],
    ['/venda/apartamento', '301 /imoveis/venda/apartamento'],
    ['/aluguel/cobertura', '301 /imoveis/aluguel/cobertura'],
    ['/venda/casa-em-condominio', '301 /imoveis/venda/casa-em-condominio'],
    ['/venda/Casa', '301 /imoveis/venda/casa'],
    ['/venda/castelo', '301 /imoveis/venda'],
    ['/venda/sao-paulo', '301 /imoveis/venda'],
    ['/venda/sao-paulo/apartamento', '301 /imoveis/venda/sao-paulo/apartamento'],
    ['/venda/brasil/apartamento', '301 /imoveis/venda/apartamento'],
    ['/venda/br/apartamento', '301 /imoveis/venda/apartamento'],
    ['/venda/sp/apartamento', '301 /imoveis/venda/apartamento'],
    ['/venda/es/casa', '301 /imoveis/venda/casa'],
    ['/venda/argentina/casa', `301 /imoveis/venda/argentina/casa?${abroad}`],
    ['/venda/argentina', `301 /imoveis/venda/argentina?${abroad}`],
    ['/aluguel/Estados-Unidos', `301 /imoveis/aluguel/estados-unidos?${abroad}`],
    ['/venda/brasil', '301 /imoveis/venda'],
    ['/venda/apartamento?pais=Portugal', `301 /imoveis/venda/portugal/apartamento?${abroad}`],
    ['/venda/casa?pais=Fran%C3%A7a', `301 /imoveis/venda/franca-europa/casa?${abroad}`],
    ['/venda/casa?pais=Islandia', `301 /imoveis/venda/casa?${abroad}`],
    ['/venda/casa?pais=Chile&praia=Mansa', `301 /imoveis/venda/casa?${abroad}&localizacao=Mansa`],
    ['/venda/chile/santiago/casa', `301 /imoveis/venda/santiago/casa?${abroad}`],
    ['/venda/brasil/sp/apartamento', '301 /imoveis/venda/apartamento'],
    ['/venda/brasil/itu/casa', '301 /imoveis/venda/itu/casa'],
    ['/venda/sp/itu/casa', '301 /imoveis/venda/itu/casa'],
    ['/venda/SP/Itu/casa', '301 /imoveis/venda/itu/casa'],
    ['/venda/sao-paulo/moema/apartamento', `301 /imoveis/venda/sao-paulo/apartamento?${moema}`],
    ['/venda/brasil/sp/sao-paulo/apartamento', '301 /imoveis/venda/sao-paulo/apartamento'],
    ['/aluguel/sp/sao-paulo/moema/flat', `301 /imoveis/aluguel/sao-paulo/flat?${moema}`],
    ['/venda/brasil/sao-paulo/moema/loft', `301 /imoveis/venda/sao-paulo/loft?${moema}`],
    ['/venda/brasil/sp/sao-paulo/moema/apartamento', `301 /imoveis/venda/sao-paulo/apartamento?${moema}`],
    ['/venda/sp/santos/pinheiros/casa', '301 /imoveis/venda/santos/casa?localizacao=pinheiros'],
    [
      '/venda/uruguai/punta-del-este/la-barra/casa',
      `301 /imoveis/venda/punta-del-este/casa?${abroad}&localizacao=la-barra`,
    ],
    ['/venda/apartamento?quartos=3&utm_source=x', '301 /imoveis/venda/apartamento/3-quartos?utm_source=x'],
    ['/venda/apartamento?alugar=1&tipologia[]=Loft&cidade=Itu', '301 /imoveis/venda/itu/apartamento'],
    ['/aluguel/casa?comprar=1', '301 /imoveis/aluguel/casa'],
    ['/aluguel?cidade=Rio+de+Janeiro', '301 /imoveis/aluguel/rio-de-janeiro'],
    ['/venda/a/b/c/apartamento', 'page'],
    ['/venda/brasil/sp/a/b/c/apartamento', 'page'],
    ['/vendas/apartamento', '302 /404'],
  ])('%s → %s', (address, expected) => expect(answer(address)).toBe(expected));
});

describe('rule 7: segments', () => {
  test.each([
    ['/nossos-imoveis', '301 /imoveis'],
    ['/nossos-imoveis?comprar=1', '301 /imoveis/venda'],
    ['/nossos-imoveis/cidade', '301 /imoveis'],
    ['/nossos-imoveis/campo', '301 /imoveis?tipo-de-localizacao=Campo'],
    ['/nossos-imoveis/praia', '301 /imoveis?tipo-de-localizacao=Praia'],
    ['/nossos-imoveis/internacional', `301 /imoveis?${abroad}`],
    ['/Nossos-Imoveis/Praia', '301 /imoveis?tipo-de-localizacao=Praia'],
    ['/nossos-imoveis/serra', '302 /404'],
    ['/nossos-imoveis/lp-jardins', '302 /404'],
    ['/nossos-imoveis/cidade/moema', 'page'],
    ['/exclusividades/cidade?exclusividade=1&comprar=1', '301 /imoveis/venda?exclusividades=sim'],
    ['/varanda-gourmet/cidade?varanda=1&page=1', '301 /imoveis?atributos-do-imovel=terraco-varanda'],
    ['/casas-de-campo/campo?comprar=1&tipologia[]=Casa', '301 /imoveis/venda/casa?tipo-de-localizacao=Campo'],
    ['/qualquer-coisa/internacional', `301 /imoveis?${abroad}`],
    ['/qualquer-coisa/outra', '302 /404'],
    ['/qualquer-coisa', 'page'],
    ['/qualquer-coisa/cidade/mais', 'page'],
    ['/lp-jardins', '301 /imoveis?lp=lp-jardins'],
    ['/lp-jardins/cidade', '301 /imoveis?lp=lp-jardins'],
    ['/lp-jardins/praia?comprar=1', '301 /imoveis/venda?tipo-de-localizacao=Praia&lp=lp-jardins'],
    ['/lp-jardins/outra', '302 /404'],
    ['/lp-jardins?lp=outra&utm_source=x', '301 /imoveis?lp=lp-jardins&utm_source=x'],
    ['/lp-a_b', '301 /imoveis'],
    ['/help-jardins', 'page'],
    ['/nossos-imoveis/campo?pais=Chile', '301 /imoveis?tipo-de-localizacao=Campo'],
    ['/nossos-imoveis/internacional?pais=Chile', `301 /imoveis/chile?${abroad}`],
    ...[
      'imoveis',
      'novo',
      'usado',
      'partials',
      'sobre-nos',
      'area-do-cliente',
      'revista-curate',
      'keyword',
    ].map((area) => [`/${area}/cidade`, 'page'] as [string, string]),
  ])('%s → %s', (address, expected) => expect(answer(address)).toBe(expected));
});
