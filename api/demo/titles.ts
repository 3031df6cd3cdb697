import type { Facts } from './facts';
import type { Random } from './random';
import { wordsOf } from './words';

const numerals = ['zero', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
/** 'duas suítes', 'três vagas', 'dois quartos' */
export function counted(count: number, singular: string, plural: string, masculine = false): string {
  const word = masculine && count <= 2 ? ['zero', 'um', 'dois'][count] : (numerals[count] ?? String(count));
  return `${word} ${count === 1 ? singular : plural}`;
}

const formatArea = (m2: number) => `${Math.round(m2).toLocaleString('pt-BR')} m²`;
/** In hectares from one hectare. */
export function groundText(m2: number): string {
  if (m2 < 10_000) return formatArea(m2);
  const hectares = Math.round(m2 / 1_000) / 10;
  return `${hectares.toLocaleString('pt-BR')} ${hectares < 2 ? 'hectare' : 'hectares'}`;
}

/** `effort` 0 gives the shortest title; higher values add details to avoid repetition. */
function titleOf(facts: Facts, effort: number, random: Random): string {
  const { kind } = facts;
  const { ways: qualifiers, parts, features } = wordsOf(facts);
  const qualifier = random.pick(qualifiers);
  const hasCom = / ?com /.test(` ${qualifier}`);
  const feature = features.length > 0 && random.chance(0.75) ? random.pick(features) : random.pick(parts);
  const other = random.pick(parts.filter((part) => part !== feature));
  const size =
    kind.form === 'estate' && facts.landArea ? groundText(facts.landArea) : formatArea(facts.area ?? 0);
  const rooms =
    facts.bedrooms && facts.bedrooms > 1
      ? `de ${counted(facts.bedrooms, 'quarto', 'quartos', true)}`
      : `de ${size}`;
  // The card shows rooms and size, so titles contain them only if shorter ones are taken.
  const shapes = [
    [`${qualifier}${hasCom ? ' e ' : ' com '}${feature}`, `com ${other} e ${feature}`],
    [`com ${feature}`, `${qualifier}${hasCom ? ', ' : ' com '}${other} e ${feature}`],
    [`${rooms} com ${other} e ${feature}`, `de ${size} ${qualifier}${hasCom ? ' e ' : ' com '}${feature}`],
  ];
  return `${kind.noun} ${random.pick(shapes[Math.min(effort, 2)]!)}`;
}

/** Generates unique titles. */
export function createTitles() {
  const used = new Set<string>();
  return (facts: Facts, random: Random): string => {
    for (let attempt = 0; ; attempt++) {
      const title = titleOf(facts, Math.floor(attempt / 8), random);
      if (used.has(title) && attempt < 200) continue;
      used.add(title);
      return title;
    }
  };
}
