import { propertyPath, type PropertyAddress } from '~/domain/property-url';

/** Appends the parameters that have a value. */
function withQuery(path: string, params: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
  return query ? `${path}?${query}` : path;
}

/**
 * Every address of the site (specification 1, section 2.1), one function each: nobody writes an href by hand. A search's
 * own address is `buildSearchUrl`, which stays out of here: it would bring the filters' schema to every page.
 */
export const links = {
  home: () => '/',
  allProperties: () => '/imoveis',
  /** Where the filter form and the search box send their fields. */
  searchAction: () => '/imoveis',
  /** Posts: a heart, 'Salvar pesquisa', the listing's view. */
  favoriteAction: () => '/recursos/favoritos',
  saveSearchAction: () => '/recursos/pesquisas',
  viewAction: () => '/recursos/visualizacao',
  property: (address: PropertyAddress) => propertyPath(address),
  keywords: () => '/keyword',
  wantedProperty: () => '/imovel-desejado',
  broker: (slug: string) => `/corretor/${encodeURIComponent(slug)}`,
  announce: (from?: string) => withQuery('/cadastre-seu-imovel', { from }),
  ownerPage: (product = 'bossa-nova') => `/para-quem-anuncia/seu-imovel-na-${product}`,
  onlyYou: () => '/para-quem-anuncia/programa-only-you',
  aboutUs: () => '/sobre-nos/a-bossa-nova',
  history: () => '/sobre-nos/nossa-historia',
  contact: () => '/sobre-nos/contato',
  magazine: () => '/revista-curate/assinatura',
  blog: () => '/blog',
  financing: () => '/financiamento',
  privacy: () => '/politica-de-privacidade',
  terms: () => '/termos-de-responsabilidade',
  /** `lastPage`: the path to return to after signing in. */
  login: (lastPage?: string) => withQuery('/area-do-cliente/login', { lastPage }),
  /** The page opens the sign-in window on arrival (decisions, section 5). */
  signInOver: (path: string) => {
    const [pathname = '/', query = ''] = path.split('?');
    const params = new URLSearchParams(query);
    params.set('auth', 'true');
    return `${pathname}?${params}`;
  },
  register: () => '/area-do-cliente/cadastre-se',
  forgotPassword: () => '/area-do-cliente/recuperar-senha',
  signedInHome: () => '/login-home',
  profile: () => '/area-do-cliente/meu-perfil',
  myProperties: () => '/area-do-cliente/meus-imoveis',
  favourites: () => '/area-do-cliente/meus-favoritos',
  savedSearches: () => '/area-do-cliente/minhas-pesquisas-salvas',
} as const;
