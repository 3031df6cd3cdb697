import type { Place } from '~/domain/place';
import type { PropertyCard } from '~/domain/property';
import type { ApiClient } from '~/back-end/client.server';
import { unknownPlace } from '@domain/geo/geolocation';
import { emptyFilters } from '@domain/search/normalize';
import { negotiationOf } from '@domain/taxonomy/negotiations';
import { phaseOf } from '@domain/taxonomy/conditions';
import { slugify } from '@domain/kernel/text';

export interface Findings {
  property?: PropertyCard;
  place?: Place;
  broker?: string;
}

export interface Check {
  /** Method and path of the call (contract/calls.ts). */
  call: string;
  without: string;
  isVital?: boolean;
  isPrivate?: boolean;
  isOurs?: boolean;
  /** undefined: no data to call it with. */
  ask(clients: Clients, found: Findings): Promise<unknown> | undefined;
}

export interface Clients {
  api: ApiClient;
  customer: ReturnType<ApiClient['as']>;
}

const everything = emptyFilters();
const customers = (call: string, without: string, ask: Check['ask']): Check => ({
  call,
  without,
  isPrivate: true,
  ask,
});
const ours = (check: Check): Check => ({ ...check, isOurs: true });

/** All read calls of the site; later ones use the findings of earlier ones. */
export const checks: readonly Check[] = [
  {
    call: 'POST search/properties',
    without: 'nenhuma busca, nenhum cartão',
    isVital: true,
    async ask({ api }, found) {
      const { items } = await api.searchProperties(everything);
      found.property = items[0];
    },
  },
  {
    call: 'GET products/{phase}/{id}',
    without: 'nenhuma página de imóvel',
    isVital: true,
    ask({ api }, found) {
      const { property } = found;
      if (!property) return undefined;
      return api.product(phaseOf(property.condition), property.id).then(({ corretor }) => {
        found.broker ??= corretor?.slug;
      });
    },
  },
  {
    call: 'GET products/{phase}/{id}/similar',
    without: 'os imóveis similares ficam de fora',
    ask: ({ api }, { property }) => property && api.similar(phaseOf(property.condition), property.id),
  },
  {
    call: 'GET products/code/{code}',
    without: 'a busca por código avisa que falhou',
    ask: ({ api }, { property }) => property && api.productByCode(String(property.id)),
  },
  {
    call: 'GET home/searchLocations',
    without: 'o índice de buscas e o sitemap das buscas ficam vazios',
    async ask({ api }, found) {
      const { data } = await api.homeSearchLocations();
      found.place = data[0];
    },
  },
  {
    call: 'GET products/searchLocations/{value}',
    without: 'a caixa de busca não sugere lugares do catálogo',
    ask: ({ api }, { place, property }) =>
      api.searchLocations(place?.localizacao ?? property?.endereco.cidade ?? 'sao'),
  },
  {
    call: 'GET products/searchTypes/{location}/{negotiation}',
    without: 'o índice de buscas não diz os tipos',
    ask: ({ api }, { place, property }) =>
      api.searchTypes(
        place?.slug ?? slugify(property?.endereco.cidade ?? 'sao paulo'),
        negotiationOf('sell').value,
      ),
  },
  {
    call: 'GET sellRent/getLocations',
    without: 'as pesquisas recentes não são guardadas',
    ask: ({ api }) => api.getLocations(),
  },
  {
    call: 'GET home/slides',
    without: 'a página inicial mostra a gravura da casa',
    ask: ({ api }) => api.slides(),
  },
  {
    call: 'GET broker/{slug}',
    without: 'as páginas de consultores levam a consultor-indisponivel',
    ask: ({ api }, { broker }) => (broker === undefined ? undefined : api.broker(broker)),
  },
  ours({
    call: 'POST search/pins',
    without: 'o mapa mostra só os imóveis da página',
    ask: ({ api }) => api.searchPins(everything),
  }),
  ours({
    call: 'POST search/offered',
    without: 'menus, rodapé e área de atuação mostram as listas inteiras, haja imóveis ou não',
    ask: ({ api }) => api.searchesOffered([everything]),
  }),
  ours({
    call: 'POST search/counts',
    without: 'os atributos do imóvel não dizem quantos imóveis têm cada um',
    ask: ({ api }) => api.searchCounts([everything]),
  }),
  ours({
    call: 'POST search/prices',
    without: 'o painel de preço não tem gráfico',
    ask: ({ api }) => api.searchPrices(everything),
  }),
  ours({
    call: 'GET brokers',
    without: 'a equipe não aparece na página inicial, nem os consultores no sitemap',
    ask: ({ api }) => api.brokers(),
  }),
  ours({
    call: 'GET house',
    without: 'a casa é a das configurações: nome, cores e endereços não vêm do back end',
    ask: ({ api }) => api.house(),
  }),
  ours({
    call: 'GET products/sitemap',
    without: 'o sitemap não lista os imóveis',
    ask: ({ api }) => api.sitemap({ limit: 1 }),
  }),
  ours({
    call: 'GET geolocation',
    without: 'a região do visitante vem só dos cabeçalhos do seu proxy, ou de GEO_URL',
    ask: ({ api }) => api.geolocation(unknownPlace),
  }),
  ours({
    call: 'GET productHistory/{id}',
    without: 'a página do imóvel fica sem a linha do tempo',
    ask: ({ api }, { property }) => property && api.productHistory(property.id, negotiationOf('sell').value),
  }),
  customers('GET clientArea/userData', 'perfil e formulários não vêm preenchidos', ({ customer }) =>
    customer.userData(),
  ),
  customers('GET clientArea/favorite', 'Meus favoritos diz que falhou', ({ customer }) =>
    customer.favorites({ cards: true }),
  ),
  customers('GET clientArea/visitasImovel', 'os imóveis vistos não são lembrados', ({ customer }) =>
    customer.visits(),
  ),
  ours(
    customers('GET clientArea/newProducts', 'as novidades ficam de fora da Minha home', ({ customer }) =>
      customer.newProducts(),
    ),
  ),
  ours(
    customers(
      'GET clientArea/changes',
      'o que mudou fica de fora da Minha home e dos favoritos',
      ({ customer }) => customer.changes(),
    ),
  ),
  ours(
    customers('GET clientArea/filters/news', 'as pesquisas salvas não contam o que é novo', ({ customer }) =>
      customer.allNews(),
    ),
  ),
  ours(
    customers('GET auth/sessions', 'as sessões abertas ficam de fora do perfil', ({ customer }) =>
      customer.sessions(),
    ),
  ),
  ours(
    customers('GET auth/audit', 'o histórico de acessos fica de fora do perfil', ({ customer }) =>
      customer.audit(),
    ),
  ),
];
