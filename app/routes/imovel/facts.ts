import type { PropertyDetail } from '~/domain/property';
import { formatNumber } from '@domain/money';
import { detailLabel } from '@domain/taxonomy/attributes';
import { conditionLabel } from '@domain/taxonomy/conditions';
import { propertyTypeLabel } from '@domain/taxonomy/property-types';
import { lawfulCondition } from '@domain/launch';

export interface Fact {
  label: string;
  value: string;
  unit?: string;
}

/** At most one a bay of the beat. */
const maxKeyFacts = 5;

/** The figures that stand under the title; without what is unknown or none. */
export function keyFacts({ detalhes, areaTerreno, banheiros }: PropertyDetail): Fact[] {
  const { areaConstruida, dormitorios, suites, vagas } = detalhes;
  const area = (label: string, value: number | null): Fact[] =>
    value ? [{ label, value: formatNumber(value), unit: 'm²' }] : [];
  const count = (value: number | null, one: string, many: string): Fact[] =>
    value ? [{ label: value === 1 ? one : many, value: String(value) }] : [];
  return [
    ...area('área útil', areaConstruida),
    ...count(dormitorios, 'dormitório', 'dormitórios'),
    ...count(suites, 'suíte', 'suítes'),
    ...count(vagas, 'vaga', 'vagas'),
    ...count(banheiros, 'banheiro', 'banheiros'),
    ...(areaConstruida ? [] : area('área do terreno', areaTerreno)),
  ].slice(0, maxKeyFacts);
}

/** What else is known of the building; the condition as it may be called by law. */
export function moreFacts(detail: PropertyDetail): Fact[] {
  const { condition, registroIncorporacao: registrationNumber, detalhes } = detail;
  const known = (label: string, value: string | number | null | undefined): Fact[] =>
    value ? [{ label, value: String(value) }] : [];
  return [
    ...known('Tipo', propertyTypeLabel(detalhes.tipoImovel)),
    ...known('Condição', conditionLabel(lawfulCondition({ condition, registrationNumber }))),
    ...known('Nível de reforma', detail.renovationLevel && detailLabel(detail.renovationLevel)),
    ...known('Ano de construção', detail.anoConstrucao),
    ...known('Andar', floorText(detail.andar)),
    ...known('Área do terreno', detalhes.areaConstruida ? squareMetres(detail.areaTerreno) : null),
    ...known('Condomínio', detail.condominio),
    ...known('Registro de incorporação', registrationNumber),
  ];
}

const floorText = (floor: number | null) => (floor === 0 ? 'Térreo' : floor && `${floor}º`);
const squareMetres = (area: number | null) => area && `${formatNumber(area)} m²`;
