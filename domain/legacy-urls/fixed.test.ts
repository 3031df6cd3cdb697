import { describe, expect, test } from 'vitest';
import { answer } from './redirect-of';

const types = (...names: string[]) =>
  names.map((name) => `&tipologia[]=${encodeURIComponent(name)}`).join('');
const leisure = `/predios-com-lazer-completo/cidade?comprar=1&raio=3&piscina=1&academia=1&quadra=1&gourmet=1&kids=1&spa=1&page=1${types(
  'Cobertura',
  'Cobertura duplex',
  'Cobertura triplex',
  'Penthouse',
  'Apartamento',
  'Studio',
  'Loft',
  'Flat',
  'Apartamento triplex',
  'Apartamento duplex',
  'Apartamento garden',
)}`;

describe('rule 4: fixed addresses', () => {
  test.each([
    ['/exclusividades', '301 /exclusividades/cidade?exclusividade=1&comprar=1'],
    ['/predios-com-lazer-completo', `301 ${leisure}`],
    ['/varanda-gourmet', '301 /varanda-gourmet/cidade?varanda=1&page=1'],
    [
      '/imoveis-de-arquitetura-e-decoracao-autoral',
      '301 /imoveis-de-arquitetura-e-decoracao-autoral/cidade?arquiteto=1&page=1',
    ],
    [
      '/home-office',
      '301 /home-office/cidade?comprar=1&prontoUsado=1&prontoNovo=1&lancamentos=1&emConstrucao=1&raio=10&home_office=1&page=1&route=moema',
    ],
    ['/casas-de-campo', `301 /casas-de-campo/campo?comprar=1&page=1${types('Casa', 'Casa em condomínio')}`],
    ['/para-quem-anuncia/avalie-seu-imovel', '301 /'],
    [
      '/para-quem-anuncia/anuncie-seu-imovel/localizacao',
      '301 /cadastre-seu-imovel?from=%2Fpara-quem-anuncia%2Fseu-imovel-na-bossa-nova',
    ],
    ['/area-do-cliente', '301 /login-home'],
    ['/sobre-nos', '301 /sobre-nos/a-bossa-nova'],
    ['/para-quem-anuncia', '301 /para-quem-anuncia/seu-imovel-na-bossa-nova'],
    ['/revista-curate', '301 /revista-curate/assinatura'],
    ['/revista-curate/assinatura/sucesso', '301 /revista-curate/sucesso'],
    ['/financiamento', '302 https://simulador.example/casa?etapa=1'],
    ['/blog', '302 https://blog.example/'],
  ])('%s → %s', (address, expected) => {
    expect(answer(address)).toBe(expected);
    expect(answer(`${address}/`), 'with a slash at its end, at once').toBe(expected);
    expect(answer(address.toUpperCase()), 'in capitals').toBe(expected);
  });

  test.each([
    ['/sobre-nos?utm_source=x', '301 /sobre-nos/a-bossa-nova?utm_source=x'],
    ['/exclusividades?estado=SP&comprar=0', '301 /exclusividades/cidade?exclusividade=1&comprar=1&estado=SP'],
    [
      '/casas-de-campo?tipologia[]=Loft&tipologia%5B%5D=Flat&tipologia=Studio&cidade=Itu',
      `301 /casas-de-campo/campo?comprar=1&page=1${types('Casa', 'Casa em condomínio')}&cidade=Itu`,
    ],
    [
      '/para-quem-anuncia/anuncie-seu-imovel/localizacao?from=//evil.example&cidade=S%E3o+Paulo',
      '301 /cadastre-seu-imovel?from=%2Fpara-quem-anuncia%2Fseu-imovel-na-bossa-nova&cidade=S%C3%A3o%20Paulo',
    ],
    ['/blog?utm_campaign=a%20b', '302 https://blog.example/?utm_campaign=a%20b'],
    ['/financiamento?etapa=2&valor=1', '302 https://simulador.example/casa?etapa=1&valor=1'],
  ])('%s keeps what came along; a fixed value wins: %s', (address, expected) =>
    expect(answer(address)).toBe(expected),
  );

  test.each([
    '/para-quem-anuncia/seu-imovel-na-bossa-nova',
    '/para-quem-anuncia/obrigado',
    '/sobre-nos/contato',
  ])('%s is a page', (address) => expect(answer(address)).toBe('page'));

  test('what would make an address longer than the site takes is left behind', () => {
    expect(answer(`/sobre-nos?x=${'%E3'.repeat(2000)}`)).toBe('301 /sobre-nos/a-bossa-nova');
    expect(answer(`/varanda-gourmet?x=${'a'.repeat(8190)}`)).toBe(
      '301 /varanda-gourmet/cidade?varanda=1&page=1',
    );
    expect(answer(`/imoveis/?x=${'a'.repeat(8190)}`)).toBe(`301 /imoveis?x=${'a'.repeat(8190)}`);
  });
});
