import type { DraftContent } from '@contract/staff-drafts';
import type { ShowcaseKind } from '@contract/staff-showcase';
import { homeSections, type HomeSection } from '@domain/brokerage/home-sections';

/** Posted with the fields: the version of the draft that the form read. */
export const versionField = 'versao';
/** Codes of a list, one a line, in its order; not a repeated field, since a form has at most 100. */
export const codesField = 'codigos';
export const addField = 'codigo';
export const byField = 'by';
/** Sections that are shown, in their order, between commas. */
export const sectionsField = 'partes';

export const itemIntents = {
  save: 'salvar',
  publish: 'publicar',
  discard: 'descartar',
  remove: 'remover',
  add: 'adicionar',
} as const;

/** 'subir:2' moves the third one. */
export const moves = ['subir', 'descer', 'tirar'] as const;
export type Move = (typeof moves)[number];
export const moveIntent = (move: Move, place: number | string) => `${move}:${place}`;

export interface ItemField {
  name: string;
  label: string;
  type?: 'date' | 'area';
  max?: number;
  help?: string;
}

const days = [
  { name: 'from', label: 'Desde (opcional)', type: 'date' },
  { name: 'until', label: 'Até (opcional)', type: 'date' },
] as const satisfies ItemField[];
const title = { name: 'title', label: 'Nome', max: 80 };
const search = {
  ...{ name: 'search', label: 'Busca do site', max: 500 },
  help: 'O endereço de uma busca: /imoveis/venda/sao-paulo',
};
const alt = { name: 'alt', label: 'O que a foto mostra', max: 200 };
const photo = { max: 1000, help: 'Envie uma, ou escreva um endereço que começa com https://' };

export const itemFields: Record<ShowcaseKind, readonly ItemField[]> = {
  list: [title, { name: 'text', label: 'Frase (opcional)', type: 'area', max: 300 }, search, ...days],
  banner: [
    { ...title, label: 'Título' },
    { name: 'text', label: 'Texto', type: 'area', max: 300 },
    { ...search, help: 'Aparece nesta busca, e nas que pedem mais que ela' },
    ...[{ name: 'image', label: 'Foto (opcional)', ...photo }, alt],
    ...days,
  ],
  slide: [
    { ...title, label: 'Título' },
    { name: 'subtitle', label: 'Frase (opcional)', max: 120 },
    search,
    ...[{ name: 'photo', label: 'Foto', ...photo }, alt],
    ...days,
  ],
  sections: [
    { name: 'title', label: 'Título da home (opcional)', max: 60 },
    { name: 'lead', label: 'Frase da home (opcional)', type: 'area', max: 160 },
    { name: 'curation', label: 'Frase de Curadoria (opcional)', max: 120 },
    { name: 'team', label: 'Frase da equipe (opcional)', max: 120 },
    { name: 'announce', label: 'Chamada a quem anuncia (opcional)', max: 60 },
  ],
};

export const itemTexts: Record<ShowcaseKind, { the: string; added: string; back: string }> = {
  list: { the: 'A lista', added: 'Nova lista', back: 'Listas' },
  banner: { the: 'O banner', added: 'Novo banner', back: 'Banners' },
  slide: { the: 'A foto', added: 'Nova foto', back: 'Home' },
  sections: { the: 'Textos', added: '', back: 'Home' },
};

export const sectionNames: Record<HomeSection, string> = {
  featured: 'Em destaque',
  curation: 'Curadoria',
  launch: 'Lançamentos',
  'sell-with-us': 'Anuncie',
  'brand-and-services': 'A casa e seus serviços',
  team: 'Equipe',
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** Values of the form: of the draft, else of what is published. */
export function itemValues(kind: ShowcaseKind, content: DraftContent) {
  const isBySearch =
    content[byField] === undefined ? content.search !== undefined : content[byField] === 'search';
  return {
    fields: Object.fromEntries(itemFields[kind].map(({ name }) => [name, textOf(content[name])])),
    by: isBySearch ? 'search' : 'codes',
    broker: textOf(content.broker),
    codes: textsOf(isBySearch ? content.pinned : content.codes),
    sections: Array.isArray(content.sections) ? textsOf(content.sections) : [...homeSections],
  };
}
export type ItemValues = ReturnType<typeof itemValues>;

/** As the back end stores a draft. */
export function draftOf(
  kind: ShowcaseKind,
  { fields, by, broker, codes, sections }: ItemValues,
): DraftContent {
  if (kind === 'sections') return { ...fields, sections };
  if (kind !== 'list') return fields;
  return { ...fields, broker, [byField]: by, [by === 'search' ? 'pinned' : 'codes']: codes };
}

/** @returns null: no such move */
export function moved(list: readonly string[], move: string, place: number): string[] | null {
  if (list[place] === undefined) return null;
  const others = list.toSpliced(place, 1);
  if (move === 'tirar') return others;
  const to = move === 'subir' ? place - 1 : place + 1;
  if ((move !== 'subir' && move !== 'descer') || to < 0 || to >= list.length) return null;
  return others.toSpliced(to, 0, list[place]);
}
