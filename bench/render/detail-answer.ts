import type { z } from 'zod';
import type { propertyDetail, similarAnswer } from '@contract/property';
import { propertyPathWithoutId } from '@domain/property/property-url';
import { items, photos } from './answer';

const [card] = items as [(typeof items)[number]];
const { condition, titulo1: title, endereco } = card;
const address = { condition, title, city: endereco.cidade, district: endereco.bairro };
const sell = propertyPathWithoutId({ ...address, negotiation: 'sell' });

/** A property of the back end: twelve photos, a floor plan, a description of usual length, a broker. */
const detail: z.input<typeof propertyDetail> = {
  ...card,
  canonical: `${sell}/${card.id}`,
  fotos: photos(12, 0),
  totalFotos: 12,
  plantas: photos(1, 60),
  video: null,
  tour: null,
  descricao: [
    'O apartamento ocupa o andar inteiro. A cozinha se abre para a sala por uma bancada de pedra; os quartos ficam do outro lado da galeria, voltados para a rua arborizada.',
    'A reforma de 2023 refez hidráulica e elétrica e manteve os tacos. Entregamos com armários e ar-condicionado.',
  ].join('\n\n'),
  areaTerreno: null,
  banheiros: 4,
  andar: 8,
  anoConstrucao: 1998,
  condominio: 'Edifício Ipê-Amarelo',
  propertyDetails: ['gourmet', 'piscina', 'terraco-varanda', 'adega', 'lareira'],
  condominiumDetails: ['fitness', 'kids', 'piscina', 'gerador', 'vaga-para-visitante', 'pet-place'],
  features: ['closet', 'lavabo', 'ar-condicionado'],
  condominiumFeatures: ['elevador', 'salao-de-festas'],
  renovationLevel: 'reformado',
  logradouro: null,
  pontoExato: false,
  registroIncorporacao: null,
  corretor: { slug: 'ana-prado', name: 'Ana Prado', creci: '118.204-F', phone: '(11) 3000-1000' },
  url: { sell: sell.slice(1), rent: null },
  criadoEm: '2026-10-02T12:00:00.000Z',
  atualizadoEm: '2026-11-18T12:00:00.000Z',
};

const three = (from: number) => ({ data: items.slice(from, from + 3), total: 9 });
const similar: z.input<typeof similarAnswer> = { similar: three(3), youMayAlsoLike: three(6) };

export const detailPath = detail.canonical;
export const detailAnswerValue = JSON.parse(JSON.stringify(detail)) as unknown;
export const similarAnswerValue = JSON.parse(JSON.stringify(similar)) as unknown;
