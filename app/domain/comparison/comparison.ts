import { lawfulCondition } from '@domain/launch';
import { formatNumber } from '@domain/money';
import { detailLabel } from '@domain/taxonomy/attributes';
import { conditionLabel } from '@domain/taxonomy/conditions';
import { featureLabel } from '@domain/taxonomy/features';
import { propertyTypeLabel } from '@domain/taxonomy/property-types';
import type { SharedTerms } from '../financing/shared-terms';
import type { PropertyDetail } from '../property';
import { costRows } from './costs';
import { type Cell, notTold, type Row, type RowGroup, rowOf, saysSomething, told, toldNumber } from './rows';

/** All that is publicly known of these homes, side by side; a row of which nobody says anything is left out. */
export function comparisonOf(homes: readonly PropertyDetail[], terms: SharedTerms | null): RowGroup[] {
  const groups: RowGroup[] = [
    { title: 'Preço e custo de cada mês', rows: costRows(homes, terms) },
    { title: 'Tamanho', rows: factRows(homes, sizes).filter(saysSomething) },
    { title: 'O imóvel', rows: factRows(homes, facts).filter(saysSomething) },
    { title: 'Características', rows: attributeRows(homes, attributesOf) },
    { title: 'No condomínio', rows: attributeRows(homes, condominiumAttributesOf) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

type Fact = readonly [label: string, of: (home: PropertyDetail) => Cell];

const factRows = (homes: readonly PropertyDetail[], of: readonly Fact[]): Row[] =>
  of.map(([label, cell]) => rowOf(label, homes.map(cell)));

const area = (value: number | null): Cell => (value ? { text: `${formatNumber(value)} m²` } : notTold);

const sizes: readonly Fact[] = [
  ['Área útil', ({ detalhes }) => area(detalhes.areaConstruida)],
  ['Área do terreno', ({ areaTerreno }) => area(areaTerreno)],
  ['Dormitórios', ({ detalhes }) => toldNumber(detalhes.dormitorios)],
  ['Suítes', ({ detalhes }) => toldNumber(detalhes.suites)],
  ['Banheiros', ({ banheiros }) => toldNumber(banheiros)],
  ['Vagas', ({ detalhes }) => toldNumber(detalhes.vagas)],
];

const facts: readonly Fact[] = [
  ['Tipo', ({ detalhes }) => told(propertyTypeLabel(detalhes.tipoImovel))],
  ['Condição', (home) => told(conditionLabel(lawfulConditionOf(home)))],
  ['Bairro', ({ endereco }) => told(endereco.bairro)],
  ['Cidade', ({ endereco }) => told(endereco.cidade)],
  ['Edifício ou condomínio', ({ condominio }) => told(condominio)],
  ['Andar', ({ andar }) => (andar === 0 ? { text: 'Térreo' } : toldNumber(andar, 'º'))],
  ['Ano de construção', ({ anoConstrucao }) => toldNumber(anoConstrucao)],
  ['Nível de reforma', ({ renovationLevel }) => told(renovationLevel && detailLabel(renovationLevel))],
  ['Permuta', ({ flag, semPermuta }) => told(flag.permuta ? 'Aceita' : semPermuta ? 'Não aceita' : null)],
];

const lawfulConditionOf = ({ condition, registroIncorporacao: registrationNumber }: PropertyDetail) =>
  lawfulCondition({ condition, registrationNumber });

const attributesOf = ({ propertyDetails, features }: PropertyDetail): string[] => [
  ...propertyDetails.map(detailLabel),
  ...features.map(featureLabel),
];
const condominiumAttributesOf = ({ condominiumDetails, condominiumFeatures }: PropertyDetail): string[] => [
  ...condominiumDetails.map(detailLabel),
  ...condominiumFeatures.map(featureLabel),
];

/** What one has that others may have: a listing names what is there, never what is not. */
function attributeRows(homes: readonly PropertyDetail[], of: (home: PropertyDetail) => string[]): Row[] {
  const each = homes.map((home) => new Set(of(home)));
  const labels = new Set(each.flatMap((own) => [...own]));
  return [...labels].map((label) =>
    rowOf(
      label,
      each.map((own) => (own.has(label) ? { text: 'Sim' } : notTold)),
    ),
  );
}
