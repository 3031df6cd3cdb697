import { lawfulCondition } from '@domain/property/launch';
import { areaText } from '@domain/property/area-text';
import { detailLabel } from '@domain/taxonomy/attributes';
import { conditionLabel } from '@domain/taxonomy/conditions';
import { propertyTypeLabel, type PropertyType } from '@domain/taxonomy/property-types';
import type { SharedTerms } from '../financing/shared-terms';
import { featureTexts } from '../feature-texts';
import type { PropertyDetail } from '../property';
import { costRows } from './costs';
import {
  type Cell,
  unknownCell,
  type Row,
  type RowGroup,
  rowOf,
  hasContent,
  textCell,
  numberCell,
} from './rows';

export function comparisonOf(properties: readonly PropertyDetail[], terms: SharedTerms | null): RowGroup[] {
  return [
    { kind: 'money', rows: costRows(properties, terms) },
    { kind: 'size', rows: factRows(properties, sizes).filter(hasContent) },
    { kind: 'facts', rows: factRows(properties, facts).filter(hasContent).map(withDetails) },
    { kind: 'features', rows: attributeRows(properties, attributesOf) },
    { kind: 'condominium', rows: attributeRows(properties, condominiumAttributesOf) },
  ];
}

type Fact = readonly [label: string, of: (property: PropertyDetail) => Cell];

const factRows = (properties: readonly PropertyDetail[], of: readonly Fact[]): Row[] =>
  of.map(([label, cell]) => rowOf(label, properties.map(cell)));

const area = (value: number | null, type: PropertyType): Cell =>
  value ? { text: areaText(value, type) } : unknownCell;

const sizes: readonly Fact[] = [
  ['Área útil', ({ detalhes }) => area(detalhes.areaConstruida, detalhes.tipoImovel)],
  ['Área do terreno', ({ areaTerreno, detalhes }) => area(areaTerreno, detalhes.tipoImovel)],
  ['Dormitórios', ({ detalhes }) => numberCell(detalhes.dormitorios)],
  ['Suítes', ({ detalhes }) => numberCell(detalhes.suites)],
  ['Banheiros', ({ banheiros }) => numberCell(banheiros)],
  ['Vagas', ({ detalhes }) => numberCell(detalhes.vagas)],
];

const facts: readonly Fact[] = [
  ['Tipo', ({ detalhes }) => textCell(propertyTypeLabel(detalhes.tipoImovel))],
  ['Condição', (property) => textCell(conditionLabel(lawfulConditionOf(property)))],
  ['Bairro', ({ endereco }) => textCell(endereco.bairro)],
  ['Cidade', ({ endereco }) => textCell(endereco.cidade)],
  ['Edifício ou condomínio', ({ condominio }) => textCell(condominio)],
  ['Andar', ({ andar }) => (andar === 0 ? { text: 'Térreo' } : numberCell(andar, 'º'))],
  ['Ano de construção', ({ anoConstrucao }) => numberCell(anoConstrucao)],
  ['Nível de reforma', ({ renovationLevel }) => textCell(renovationLevel && detailLabel(renovationLevel))],
  ['Permuta', ({ flag, semPermuta }) => textCell(flag.permuta ? 'Aceita' : semPermuta ? 'Não aceita' : null)],
];

/** The head of each column names the district. */
const withDetails = (row: Row): Row => (row.label === 'Bairro' ? { ...row, isDetail: true } : row);

const lawfulConditionOf = ({ condition, registroIncorporacao: registrationNumber }: PropertyDetail) =>
  lawfulCondition({ condition, registrationNumber });

const attributesOf = (property: PropertyDetail) => featureTexts(property).property;
/** A property may have the same feature as its condominium. */
const condominiumAttributesOf = (property: PropertyDetail) =>
  featureTexts(property).condominium.map((text) => `${text}, no condomínio`);

/** A missing attribute is unknown, not absent: listings name only existing attributes. */
function attributeRows(
  properties: readonly PropertyDetail[],
  of: (property: PropertyDetail) => string[],
): Row[] {
  const each = properties.map((property) => new Set(of(property)));
  const labels = new Set(each.flatMap((own) => [...own]));
  return [...labels].map((label) =>
    rowOf(
      label,
      each.map((own) => (own.has(label) ? { text: 'Sim' } : unknownCell)),
    ),
  );
}
