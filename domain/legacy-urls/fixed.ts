import { productSlug } from '@domain/brokerage/product-slug';
import { mergeQuery, type Pair } from './query';
import { temporaryRedirect, permanentRedirect, type Redirect } from './redirect';
import type { LegacySettings } from './settings';

interface FixedAddress {
  to: string;
  parameters?: readonly Pair[];
}

const each = (name: string, values: readonly string[]) => values.map((value): Pair => [name, value]);
const on = (...names: string[]) => names.map((name): Pair => [name, '1']);

const ownerPage = `/para-quem-anuncia/seu-imovel-na-${productSlug}`;

/** Spec 1 §4; settled §3, rule 4. */
const fixed: Record<string, FixedAddress> = {
  '/exclusividades': { to: '/exclusividades/cidade', parameters: on('exclusividade', 'comprar') },
  '/predios-com-lazer-completo': {
    to: '/predios-com-lazer-completo/cidade',
    parameters: [
      ...on('comprar'),
      ['raio', '3'],
      ...on('piscina', 'academia', 'quadra', 'gourmet', 'kids', 'spa', 'page'),
      ...each('tipologia[]', [
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
      ]),
    ],
  },
  '/varanda-gourmet': { to: '/varanda-gourmet/cidade', parameters: on('varanda', 'page') },
  '/imoveis-de-arquitetura-e-decoracao-autoral': {
    to: '/imoveis-de-arquitetura-e-decoracao-autoral/cidade',
    parameters: on('arquiteto', 'page'),
  },
  '/home-office': {
    to: '/home-office/cidade',
    parameters: [
      ...on('comprar', 'prontoUsado', 'prontoNovo', 'lancamentos', 'emConstrucao'),
      ['raio', '10'],
      ...on('home_office', 'page'),
      ['route', 'moema'],
    ],
  },
  '/casas-de-campo': {
    to: '/casas-de-campo/campo',
    parameters: [...on('comprar', 'page'), ...each('tipologia[]', ['Casa', 'Casa em condomínio'])],
  },
  '/para-quem-anuncia/avalie-seu-imovel': { to: '/' },
  '/para-quem-anuncia/anuncie-seu-imovel/localizacao': {
    to: '/cadastre-seu-imovel',
    parameters: [['from', ownerPage]],
  },
  '/area-do-cliente': { to: '/login-home' },
  '/sobre-nos': { to: '/sobre-nos/a-bossa-nova' },
  '/para-quem-anuncia': { to: ownerPage },
  '/revista-curate': { to: '/revista-curate/assinatura' },
  '/revista-curate/assinatura/sucesso': { to: '/revista-curate/sucesso' },
};

/** Includes `/corretor` without a broker (rule 5). Keys are lower case; fixed parameters win over the query. */
export function fixedAddresses({ financingUrl, blogUrl }: LegacySettings) {
  const redirects = new Map<string, Redirect>([
    ...Object.entries(fixed).map(
      ([path, { to, parameters }]) => [path, permanentRedirect(to, parameters)] as const,
    ),
    ['/financiamento', temporaryRedirect(financingUrl)],
    ['/blog', temporaryRedirect(blogUrl)],
    ['/corretor', temporaryRedirect('/consultor-indisponivel')],
  ]);
  return (path: string, query: string): Redirect | null => {
    const redirect = redirects.get(path);
    return redirect ? { ...redirect, location: mergeQuery(redirect.location, query) } : null;
  };
}
