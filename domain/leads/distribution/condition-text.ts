import { formatDecimal, formatMoney } from '../../kernel/money';
import { joinWords } from '../../search/labels';
import { contactOriginNames } from '../portals';
import type { GroupCondition } from './distribution-rules';
import { parts, plainPart, type SentencePart, sentenceText } from './sentence-parts';

/** 'Compra acima de **R$ 10 milhões** em **São Paulo**' */
export function conditionParts(condition: GroupCondition): SentencePart[] {
  const { places, origins } = condition;
  const place = places.length > 0 ? parts` em ${joinWords(places.map(placeText), 'ou')}` : [];
  const origin = origins.length > 0 ? parts`${plainPart(' ')}${originParts(origins)}` : [];
  return parts`${subject(condition)}${priceParts(condition)}${place}${origin}`;
}

/** The condition without emphasis, as the name of its group. */
export const conditionText = (condition: GroupCondition): string => sentenceText(conditionParts(condition));

function subject({ negotiation, priceFrom, priceTo, places, launch }: GroupCondition): SentencePart[] {
  if (negotiation === null) {
    if (launch) return plainPart('Lançamento');
    const isAboutProperty = priceFrom !== null || priceTo !== null || places.length > 0;
    return plainPart(isAboutProperty ? 'Imóvel' : 'Contato');
  }
  const name = plainPart(negotiation === 'buy' ? 'Compra' : 'Aluguel');
  return launch ? parts`${name} de ${'lançamento'}` : name;
}

function priceParts({ priceFrom, priceTo }: GroupCondition): SentencePart[] {
  const from = priceFrom === null ? [] : parts` acima de ${amountText(priceFrom)}`;
  const to = priceTo === null ? [] : parts` até ${amountText(priceTo)}`;
  return [...from, ...(from.length > 0 && to.length > 0 ? plainPart(' e') : []), ...to];
}

/** 'São Paulo/Jardins' → 'Jardins (São Paulo)' */
function placeText(place: string): string {
  const [city, district] = place.split('/');
  return district ? `${district} (${city})` : place;
}

const feminineOrigins = ['equipe', 'olx'];
const originNames: Readonly<Record<string, string>> = {
  ...contactOriginNames,
  site: 'site',
  equipe: 'equipe',
};

/** 'pelo **ZAP** ou pela **OLX**' */
function originParts(origins: readonly string[]): SentencePart[] {
  return origins.flatMap((origin, index) => {
    const separator = index === 0 ? '' : index === origins.length - 1 ? ' ou ' : ', ';
    const article = feminineOrigins.includes(origin) ? 'pela' : 'pelo';
    return [...plainPart(`${separator}${article} `), { text: originNames[origin] ?? origin, strong: true }];
  });
}

const scales = [
  [1_000_000_000, 'bilhão', 'bilhões'],
  [1_000_000, 'milhão', 'milhões'],
  [1_000, 'mil', 'mil'],
] as const;

/** 'R$ 10 milhões', 'R$ 1,5 milhão', 'R$ 850 mil'; more than two decimals in full. */
function amountText(value: number): string {
  const [scale, one, many] = scales.find(([from]) => value >= from) ?? [0, '', ''];
  if (!scale || (value * 100) % scale !== 0) return formatMoney(value);
  return `R$ ${formatDecimal(value / scale)} ${value < 2 * scale ? one : many}`;
}
