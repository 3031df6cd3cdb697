import { isCampaignParameter } from './campaign-parameter';
import { flag } from '@domain/search/param';
import { isLocationSlug } from '@domain/search/path-segments';
import { isPropertyType } from '@domain/taxonomy/property-types';
import { slugify } from '@domain/kernel/text';
import { countrySlug, isBrazil } from './countries';
import { featureOfId, featureOfName } from './feature-ids';
import { placeParameters } from './place';
import { baseName, type Pair } from './query';

export interface NewWords {
  segments: string[];
  parameters: Pair[];
}

/** Old parameters of `fase`, in its order. */
const phases = [
  ['prontoNovo', 'novo'],
  ['emConstrucao', 'emconstrucao'],
  ['lancamentos', 'lancamento'],
  ['breveLancamento', 'brevelancamento'],
  ['prontoUsado', 'usado'],
] as const;

const flags = [
  ['exclusividade', 'exclusividades'],
  ['arquiteto', 'arquitetos-renomados'],
  ['permuta', 'aceita-permuta'],
] as const;

/** Parameters with unchanged values. */
const renamed = [
  ['page', 'pagina'],
  ['curadoria', 'curadoria'],
  ['corretor', 'corretor'],
] as const;

/** Most exact first; the first one present wins. */
const places = ['condominio', 'praia', 'bairros', 'route'];
const featureLists = ['caracteristicas', 'caracteristicas_destaque'];

/** The table of settled §3. `parseSearchUrl` validates the values. */
export function translate(pairs: readonly Pair[]): NewWords {
  const given = byName(pairs);
  const all = (name: string) => given.get(name) ?? [];
  const first = (name: string) => all(name)[0] ?? '';
  const isOn = (name: string) => flag.parse(first(name)) === true;
  const listed = (name: string) => all(name).flatMap((value) => value.split(','));

  const city = slugify(first('cidade'));
  const types = listed('tipologia').map(slugify).filter(isPropertyType);
  const place = places.find((name) => all(name).length > 0);
  const country = first('pais');
  const segments = [
    isOn('comprar') ? 'venda' : isOn('alugar') ? 'aluguel' : '',
    // A country counts only without a more exact place (docs/decisions/0075-true-words.md).
    isLocationSlug(city) ? city : place ? '' : countrySlug(country),
    ...types,
    bedrooms(first('dormitorios') || first('quartos')),
  ];

  const parameters: Pair[] = [
    ['fase', phases.flatMap(([name, word]) => (isOn(name) ? word : [])).join('-')],
    ...features([...featureOfName.keys()].filter(isOn), featureLists.flatMap(all)),
    ['nivel-de-reforma', renovationLevels(all('nivel_reforma'))],
    ...flags.map(([name, word]): Pair => [word, isOn(name) ? 'sim' : '']),
    ['tipo-de-localizacao', country && !isBrazil(country) ? 'Internacional' : ''],
    ...(place ? placeParameters(placeName(place, first(place)), city, first('raio')) : []),
    ...renamed.map(([name, word]): Pair => [word, first(name)]),
  ];
  return { segments: segments.filter(Boolean), parameters: parameters.filter(([, value]) => value !== '') };
}

export const campaignOf = (pairs: readonly Pair[]) => pairs.filter(([name]) => isCampaignParameter(name));

function byName(pairs: readonly Pair[]): Map<string, string[]> {
  const given = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    const text = value.trim();
    if (!text) continue;
    const key = baseName(name);
    const values = given.get(key);
    if (values) values.push(text);
    else given.set(key, [text]);
  }
  return given;
}

function bedrooms(text: string): string {
  const count = /^\d{1,3}$/.test(text) ? Math.min(Number(text), 5) : 0;
  if (count === 0) return '';
  return count === 1 ? '1-quarto' : `${count}-quartos`;
}

/** One value may contain several districts; a condominium's name may contain a comma. */
const placeName = (name: string, value: string) =>
  name === 'bairros' ? (value.split(',', 1)[0] as string).trim() : value;

function features(names: readonly string[], ids: readonly string[]): Pair[] {
  const found = [
    ...names.map((name) => featureOfName.get(name)!),
    ...ids.flatMap((list) => list.split(/[,-]/).flatMap((id) => featureOfId.get(id.trim()) ?? [])),
  ];
  const slugsIn = (parameter: string) =>
    found.flatMap((feature) => (feature.parameter === parameter ? feature.slug : [])).join('--');
  return ['atributos-do-imovel', 'atributos-do-condominio'].map((name): Pair => [name, slugsIn(name)]);
}

const renovationLevels = (values: readonly string[]) =>
  values.flatMap((value) => value.split(/,|--/).map(slugify)).join('--');
