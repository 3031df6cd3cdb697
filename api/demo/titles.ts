import type { Facts } from './facts';
import type { Random } from './random';
import { wordsOf } from './words';

const numerals = ['zero', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
/** 'duas suítes', 'três vagas', 'dois quartos': small numbers as words. */
export function counted(count: number, singular: string, plural: string, masculine = false): string {
  const word = masculine && count <= 2 ? ['zero', 'um', 'dois'][count] : (numerals[count] ?? String(count));
  return `${word} ${count === 1 ? singular : plural}`;
}

const formatArea = (m2: number) => `${Math.round(m2).toLocaleString('pt-BR')} m²`;
/** Ground of estates: in hectares from one on. */
export function groundText(m2: number): string {
  if (m2 < 10_000) return formatArea(m2);
  const hectares = Math.round(m2 / 1_000) / 10;
  return `${hectares.toLocaleString('pt-BR')} ${hectares < 2 ? 'hectare' : 'hectares'}`;
}

/** One way to name a property; `effort` 0 is the shortest, higher ones say more, so that titles need not repeat. */
function titleOf(facts: Facts, effort: number, random: Random): string {
  const { kind } = facts;
  const { ways, parts, features } = wordsOf(facts);
  const way = random.pick(ways);
  const withWay = / ?com /.test(` ${way}`);
  const feature = features.length > 0 && random.chance(0.75) ? random.pick(features) : random.pick(parts);
  const other = random.pick(parts.filter((part) => part !== feature));
  const size =
    kind.form === 'estate' && facts.landArea ? groundText(facts.landArea) : formatArea(facts.area ?? 0);
  const rooms =
    facts.bedrooms && facts.bedrooms > 1
      ? `de ${counted(facts.bedrooms, 'quarto', 'quartos', true)}`
      : `de ${size}`;
  // The data line under the title tells rooms and size: titles do so only when all shorter ones are taken.
  const shapes = [
    [`${way}${withWay ? ' e ' : ' com '}${feature}`, `com ${other} e ${feature}`],
    [`com ${feature}`, `${way}${withWay ? ', ' : ' com '}${other} e ${feature}`],
    [`${rooms} com ${other} e ${feature}`, `de ${size} ${way}${withWay ? ' e ' : ' com '}${feature}`],
  ];
  return `${kind.noun} ${random.pick(shapes[Math.min(effort, 2)]!)}`;
}

/** Titles for a whole catalogue: no two the same. */
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
