import type { SearchFilters } from '@domain/search/filters';
import { buildSearchUrl } from '@domain/search/build-url';
import { links } from '~/links';
import { searchFor } from '../section-data.server';

export interface Service {
  name: string;
  text: string;
  href: string;
  /** It leads to another site, in a new tab. */
  outside?: boolean;
}

const searchUrl = (given: Partial<SearchFilters>) => buildSearchUrl(searchFor(given));

/** The services of the footer (spec 1 §2.4), each in a sentence. */
export const services: readonly Service[] = [
  {
    name: 'Comprar',
    text: 'Casas, apartamentos, coberturas e terrenos à venda.',
    href: searchUrl({ negotiation: 'sell' }),
  },
  {
    name: 'Alugar',
    text: 'Aluguel, condomínio e IPTU ditos de uma vez.',
    href: searchUrl({ negotiation: 'rent' }),
  },
  {
    name: 'Permutar',
    text: 'Imóveis que aceitam outro como parte do pagamento.',
    href: searchUrl({ acceptExchange: true }),
  },
  {
    name: 'Financiar',
    text: 'Um simulador calcula parcela e prazo.',
    href: links.financing(),
    outside: true,
  },
  {
    name: 'Procurar por você',
    text: 'Diga o que deseja; avisamos quando chegar.',
    href: links.wantedProperty(),
  },
  {
    name: 'Programa Only You',
    text: 'A venda do seu imóvel nas mãos de um só consultor.',
    href: links.onlyYou(),
  },
];
