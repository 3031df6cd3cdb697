import type { SpecifiedProperty } from './catalogue';

const photoOf = ({ fotoPrincipal }: SpecifiedProperty) => fotoPrincipal;
const saleOf = ({ valorMin, valorLocacao }: SpecifiedProperty) => ({
  transaction_sell: valorMin !== null,
  sell_value: valorMin,
  transaction_rent: valorLocacao !== null,
  rent_value: valorLocacao,
});

/** A property of the list of an owner's (spec 2 §2). */
export const ownProduct = (property: SpecifiedProperty) => ({
  id: property.id,
  status: 1,
  image: photoOf(property),
  title: property.titulo1,
  link: property.canonical,
  ...saleOf(property),
});

/** The sections of a report with the fields that the specification names (spec 2 §3), and no others. */
export function reportSections(
  property: SpecifiedProperty,
  catalogue: readonly SpecifiedProperty[],
): Record<string, object> {
  const { id, titulo1: title, canonical: link, detalhes, endereco, flag } = property;
  const when = '2026-08-12T12:00:00Z';
  return {
    info: {
      ...{ id, title, link, image: photoOf(property), typology: detalhes.tipoImovel },
      address: {
        street: 'Rua dos Cajueiros',
        number: '85',
        district: endereco.bairro,
        complement: null,
        city: endereco.cidade,
        state: 'SP',
        country: endereco.pais,
        zipcode: '04077000',
      },
      ...saleOf(property),
      ...{ condominium: 1240, iptu: 3900, exclusive: flag.exclusividade, created: when, updated: when },
      avm: { sell: { status: 'success', value: 7_650_000 }, rent: { status: 'pending', value: null } },
    },
    details: {
      ...{ title, description: 'De frente para o parque.', building_type: detalhes.tipoImovel },
      ...{ area: detalhes.areaConstruida, dorms: detalhes.dormitorios, suites: detalhes.suites },
      ...{
        parking_lots: detalhes.vagas,
        condominium_details: ['piscina'],
        property_details: ['terraco-varanda'],
      },
    },
    broker: {
      ...{
        id: 1,
        name: 'Marina Couto',
        creci: '123456-F',
        email: 'marina@exemplo.com.br',
        slug: 'marina-couto',
      },
      ...{ phone: '11900000000', avatar: null, cv: null, linkedin: null, segment: null },
    },
    views: {
      hits: { search_total: 9420, views_total: 2764, views_period: 764, hits_total: 12_184 },
      leads: { total: 11, new: 4 },
      visits: { in_person: 2, virtual: 1 },
      portals: [],
    },
    similar: catalogue.slice(1, 4),
  };
}
