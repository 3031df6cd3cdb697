import type { PropertyDetail } from '~/domain/property';
import { capitalized } from '@domain/kernel/text';
import { areaParts, areaText } from '@domain/property/area-text';
import { detailLabel } from '@domain/taxonomy/attributes';
import { conditionLabel } from '@domain/taxonomy/conditions';
import { isLand, propertyTypeLabel } from '@domain/taxonomy/property-types';
import { lawfulCondition } from '@domain/property/launch';
import { isOnPaper } from './words/noun';

export interface Fact {
  label: string;
  value: string;
  unit?: string;
}

export const registration = 'Registro de incorporação';

/** At most one for each bay (`vao`) of the ruler. */
const maxKeyFacts = 5;

/** Key facts below the title; omits unknown and zero values. */
export function keyFacts({ detalhes, areaTerreno, banheiros }: PropertyDetail): Fact[] {
  const { areaConstruida, dormitorios, suites, vagas } = detalhes;
  const area = (label: string, value: number | null): Fact[] =>
    value ? [{ label, ...areaParts(value, detalhes.tipoImovel) }] : [];
  const isGround = areaConstruida !== null && areaConstruida === areaTerreno && isLand(detalhes.tipoImovel);
  const count = (value: number | null, one: string, many: string): Fact[] =>
    value ? [{ label: value === 1 ? one : many, value: String(value) }] : [];
  return [
    ...area(isGround ? 'área do terreno' : 'área útil', areaConstruida),
    ...count(dormitorios, 'dormitório', 'dormitórios'),
    ...count(suites, 'suíte', 'suítes'),
    ...count(vagas, 'vaga', 'vagas'),
    ...count(banheiros, 'banheiro', 'banheiros'),
    ...(areaConstruida ? [] : area('área do terreno', areaTerreno)),
  ].slice(0, maxKeyFacts);
}

/** All facts of the page as pairs of words. */
export const pageFacts = (detail: PropertyDetail): Fact[] => [
  ...keyFacts(detail).map((fact) => ({ ...fact, label: capitalized(fact.label) })),
  ...moreFacts(detail).filter(({ label }) => label !== registration || !isOnPaper(detail.condition)),
  ...exchangeFact(detail),
];

export function exchangeFact({ flag, semPermuta }: PropertyDetail): Fact[] {
  const value = flag.permuta ? 'Aceita' : semPermuta && 'Não aceita';
  return value ? [{ label: 'Permuta', value }] : [];
}

/** Further facts of the building. The condition has its legally permitted name. */
export function moreFacts(detail: PropertyDetail): Fact[] {
  const { condition, registroIncorporacao: registrationNumber, detalhes } = detail;
  const known = (label: string, value: string | number | null | undefined): Fact[] =>
    value ? [{ label, value: String(value) }] : [];
  return [
    ...known('Tipo', propertyTypeLabel(detalhes.tipoImovel)),
    // Every home is used that is not new: no fact of its own (issue 46, section 2).
    ...(condition === 'used'
      ? []
      : known('Condição', conditionLabel(lawfulCondition({ condition, registrationNumber })))),
    ...known('Nível de reforma', detail.renovationLevel && detailLabel(detail.renovationLevel)),
    ...known('Ano de construção', detail.anoConstrucao),
    ...known('Andar', floorText(detail.andar)),
    ...known('Área do terreno', otherGround(detail)),
    ...known('Condomínio', detail.condominio),
    ...known(registration, registrationNumber),
  ];
}

const floorText = (floor: number | null) => (floor === 0 ? 'Térreo' : floor && `${floor}º`);

/** Not the area that the key facts show. */
function otherGround({ detalhes, areaTerreno }: PropertyDetail): string | null {
  const { areaConstruida, tipoImovel } = detalhes;
  if (!areaTerreno || !areaConstruida) return null;
  return isLand(tipoImovel) && areaTerreno === areaConstruida ? null : areaText(areaTerreno, tipoImovel);
}
