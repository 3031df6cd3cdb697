import { broker, card, place, search } from '@contract/answer-samples';

export interface Examples {
  body?: unknown;
  answer?: unknown;
}

/** Examples of calls that integrators read first, by method and path. The linter holds them against their schemas. */
export const examples: Record<string, Examples> = {
  'POST search/properties': {
    body: { negotiation: 'sell', localName: 'moema', price: { max: 5_000_000 } },
    answer: search,
  },
  'GET products/code/:code': { answer: { id: 1, url: { sell: '/usado/apartamento', rent: null } } },
  'GET products/searchLocations/:value': { answer: { locations: [place] } },
  'GET products/:phase/:id/similar': {
    answer: { similar: { data: [card], total: 1 }, youMayAlsoLike: { data: [], total: 0 } },
  },
  'GET broker/:slug': {
    answer: {
      status: 'success',
      data: {
        ...broker,
        ...{
          id: 1,
          email: 'ana@casa.com.br',
          linkedin: null,
          cv: null,
          segment: null,
          squad: null,
          status: 1,
        },
      },
    },
  },
  'POST leads': {
    body: {
      idempotency_key: '5b1c1f6a-7d0e-4f3a-9a51-0d1f6d8c2b10',
      kind: 'lead',
      name: 'Clara Nunes',
      email: 'clara@exemplo.com.br',
      whatsapp: '+55 (11) 98765-4321',
      message: 'Posso visitar no sábado?',
      product_id: 1,
      page: '/usado/apartamento/1',
      consent: { version: '2026-11', at: '2026-11-30T12:00:00.000Z' },
    },
    answer: { protocol: '2611-048213' },
  },
  'POST auth/login': {
    body: { email: 'clara@exemplo.com.br', password: 'uma senha comprida' },
  },
};
