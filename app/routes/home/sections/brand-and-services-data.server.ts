import { houseSearches } from '~/domain/menus/fixed-searches';
import { everything, type OnOffer } from '~/domain/menus/on-offer';
import { links } from '~/links';

export interface Service {
  name: string;
  text: string;
  href: string;
  /** It leads to another site, in a new tab. */
  outside?: boolean;
}

/** The services of the footer (spec 1 §2.4), each in a sentence. */
const all: readonly Service[] = [
  {
    name: 'Comprar',
    text: 'Casas, apartamentos, coberturas e terrenos à venda.',
    href: houseSearches.buy,
  },
  {
    name: 'Alugar',
    text: 'Aluguel, condomínio e IPTU ditos de uma vez.',
    href: houseSearches.rent,
  },
  {
    name: 'Permutar',
    text: 'Imóveis que aceitam outro como parte do pagamento.',
    href: houseSearches.exchange,
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

const searches: readonly string[] = Object.values(houseSearches);

/** Without those whose search would find nothing. */
export const services = ({ has }: Pick<OnOffer, 'has'> = everything): readonly Service[] =>
  all.filter(({ href }) => !searches.includes(href) || has(href));
