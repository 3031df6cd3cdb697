import type { PropertyDetail } from '@domain/taxonomy/attributes';
import type { FeatureSlug } from '@domain/taxonomy/features';
import type { PropertyType } from '@domain/taxonomy/property-types';

/** Navent's catalogue for Brazil (2026-09): names count, ids are sent where they are known. */
interface TypeWord {
  id: number;
  name: string;
  subtype?: readonly [id: number | null, name: string];
}
const standard = [1, 'Padrão'] as const;
const apartment: TypeWord = { id: 2, name: 'Apartamento', subtype: standard };
const penthouse: TypeWord = { id: 2, name: 'Apartamento', subtype: [26, 'Cobertura'] };
const house: TypeWord = { id: 1, name: 'Casa', subtype: [5, 'Padrão'] };
const rural = (name: string, id: number | null = null): TypeWord => ({
  ...{ id: 1004, name: 'Rurais', subtype: [id, name] },
});
const business = (name: string, id: number | null = null): TypeWord => ({
  ...{ id: 1005, name: 'Comercial', subtype: [id, name] },
});

export const typeWords: Record<PropertyType, TypeWord> = {
  apartamento: apartment,
  'apartamento-duplex': { ...apartment, subtype: [null, 'Duplex'] },
  'apartamento-triplex': { ...apartment, subtype: [null, 'Triplex'] },
  'apartamento-garden': { ...apartment, subtype: [null, 'Garden'] },
  garden: { ...apartment, subtype: [null, 'Garden'] },
  flat: { ...apartment, subtype: [null, 'Flat'] },
  loft: { ...apartment, subtype: [null, 'Loft'] },
  studio: { ...apartment, subtype: [null, 'Studio'] },
  casa: house,
  'casa-comercial': business('Casa Comercial'),
  'casa-em-condominio': { ...house, subtype: [6, 'Casa de Condomínio'] },
  'casa-de-vila': { ...house, subtype: [7, 'Casa de Vila'] },
  cobertura: penthouse,
  'cobertura-duplex': penthouse,
  'cobertura-triplex': penthouse,
  penthouse,
  terreno: { id: 1003, name: 'Terreno', subtype: [8, 'Terreno Padrão'] },
  outros: business('Outros'),
  galpao: business('Galpão'),
  hotel: business('Hotel'),
  predio: business('Prédio Inteiro'),
  fazenda: rural('Fazenda'),
  haras: rural('Haras'),
  sitio: rural('Sítio'),
  ilha: rural('Ilha'),
  pousada: business('Pousada'),
  sala: business('Conjunto Comercial/sala', 16),
  loja: business('Loja'),
};

type Side = readonly [id: number, name: string];
/** Of the property, of the condominium. A feature without an entry cannot be said. */
type Sides = readonly [home: Side | null, shared: Side | null];
export const characteristics: Partial<Record<PropertyDetail | FeatureSlug, Sides>> = {
  'campo-quadra-de-esportes': [null, [10165, 'QUADRA_POLIESPORTIVA']],
  fitness: [null, [10090, 'FITNESS/SALA_DE_GINASTICA']],
  gourmet: [
    [20080, 'ESPACO_GOURMET'],
    [10080, 'ESPACO_GOURMET'],
  ],
  kids: [
    [20152, 'PLAYGROUND'],
    [10152, 'PLAYGROUND'],
  ],
  piscina: [
    [20140, 'PISCINA'],
    [10140, 'PISCINA'],
  ],
  spa: [null, [10189, 'SPA']],
  'vaga-para-visitante': [null, [10084, 'ESTACIONAMENTO_PARA_VISITANTES']],
  'terraco-varanda': [[20199, 'VARANDA'], null],
  'quintal-jardim': [[20166, 'QUINTAL'], null],
  lareira: [[20114, 'LAREIRA'], null],
  'aceita-animais': [[20135, 'PERMITE_ANIMAIS'], null],
  aquecimento: [[20010, 'AQUECEDOR'], null],
  'ar-condicionado': [[20012, 'AR_CONDICIONADO'], null],
  'area-de-servico': [[20017, 'AREA_DE_SERVIÇO'], null],
  closet: [[20050, 'CLOSET'], null],
  'cozinha-americana': [[20056, 'COZINHA_AMERICANA'], null],
  'dependencia-de-empregados': [[20062, 'DEPENDENCIA_DE_EMPREGADOS'], null],
  despensa: [[20065, 'DESPENSA'], null],
  escritorio: [[20077, 'ESCRITORIO'], null],
  'entrada-de-servico': [[20074, 'ENTRADA_DE_SERVICO'], null],
  horta: [[20107, 'HORTA'], null],
  mobiliado: [[20126, 'MOBILIADO'], null],
  'sala-de-jantar': [[20177, 'SALA_DE_JANTAR'], null],
  churrasqueira: [
    [20048, 'CHURRASQUEIRA'],
    [10048, 'CHURRASQUEIRA'],
  ],
  biblioteca: [[20026, 'BIBLIOTECA'], null],
  hidromassagem: [[20106, 'HIDROMASSAGEM'], null],
  lavanderia: [[20117, 'LAVANDERIA'], null],
  acessibilidade: [null, [10005, 'ACESSO_DEFICIENTES']],
  'area-de-lazer': [null, [10016, 'AREA_DE_LAZER']],
  'area-verde': [null, [10018, 'AREA_VERDE']],
  bicicletario: [null, [10027, 'BICICLETARIO']],
  brinquedoteca: [null, [10028, 'BRINQUEDOTECA']],
  'cameras-de-seguranca': [null, [10030, 'CAMERAS_DE_SEGURANCA']],
  'campo-de-futebol': [null, [10031, 'CAMPO_DE_FUTEBOL']],
  elevador: [null, [10071, 'ELEVADOR']],
  guarita: [null, [10103, 'GUARITA']],
  'portaria-24-horas': [null, [10158, 'PORTARIA_24H']],
  'quadra-de-tenis': [null, [10164, 'QUADRA_DE_TENIS']],
  'salao-de-festas': [null, [10181, 'SALAO_DE_FESTAS']],
  'salao-de-jogos': [null, [10182, 'SALAO_DE_JOGOS']],
  sauna: [null, [10183, 'SAUNA']],
  solarium: [null, [10187, 'SOLARIUM']],
  vestiario: [null, [10206, 'VESTIARIO']],
  'seguranca-24-horas': [null, [10208, 'VIGILANCIA_24H']],
};
