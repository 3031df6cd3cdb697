import { type FeedNode, findAll, groupedNames, textOf } from '../feed-node';
import { isFeature } from '../values/features';
import { readFlag, saysNo } from '../values/numbers';
import { trimEndOf } from '@domain/kernel/trim';
import { videoIn } from '@domain/media/video';
import type { RawPicture } from '../values/media';

/** Elements with names and addresses that are not the property's. */
export const people = [
  ...['contactinfo', 'publisher', 'advertiser', 'owner', 'agent', 'broker'],
  ...['corretor', 'corretores', 'captador', 'proprietario', 'imobiliaria', 'anunciante', 'contato'],
  ...['agencia', 'filial'],
];
const galleries = [
  ...['media', 'photos', 'images', 'pictures', 'gallery', 'fotos', 'fotosimovel', 'imagens', 'galeria'],
  ...['midias', 'plantas'],
];
const pictureName =
  /^(?:(?:url)?(?:da|de)?(foto|imagem|image|photo|picture|img|planta|item|midia)(principal|destaque|capa|url|link|\d+)?)$/;
const videoNames = [
  ...['video', 'videos', 'linkvideo', 'urlvideo', 'youtube', 'videoyoutube', 'videourl', 'linkyoutube'],
];
/** Full size first. */
const addressNames = [
  ...['urlarquivo', 'url', 'urldafoto', 'urlfoto', 'urlimagem', 'original', 'grande', 'link', 'src', 'href'],
  ...['arquivo', 'caminho'],
];
export const notOfTheProperty = [...people, ...galleries, ...videoNames];
const isAddress = (text: string) => /^\s*(https?:|\/\/|www\.)/i.test(text);

/** 'image', 'video', 'application/pdf', 'Tour Virtual': an attribute, or a child such as `Type`. */
const kindNames = ['medium', 'mediatype', 'mimetype', 'type', 'tipomidia', 'tipo'];
const kindOf = ({ attributes, children }: FeedNode): string =>
  kindNames.map((name) => attributes[name]).find((text) => text !== undefined) ??
  children.find(({ name }) => kindNames.includes(name))?.text.trim() ??
  '';
const isTour = (node: FeedNode) => /tour|360|3d\b/i.test(kindOf(node));
const isVideo = (node: FeedNode) =>
  videoNames.includes(node.name) ||
  /^v[ií]deo|youtube|vimeo/i.test(kindOf(node)) ||
  (isAddress(node.text) && videoIn(node.text) !== null);
const isDocument = (node: FeedNode) => /^doc|pdf|arquivo|memorial|text|[aá]udio/i.test(kindOf(node));

/** `Media > Item`, `Fotos > Foto > URLArquivo`, `foto` with a URL as text or attribute, `imagens > imagem > url` … */
export function pictures(listing: FeedNode): RawPicture[] {
  const collect = (node: FeedNode, inGallery: boolean): RawPicture[] => {
    if (people.includes(node.name) || isVideo(node)) return [];
    const isItem = inGallery || pictureName.test(node.name);
    if (isItem && (isTour(node) || isDocument(node))) return [];
    const isGallery = galleries.includes(node.name);
    if (isGallery && isAddress(node.text)) return picturesOf(node, true);
    const isGroup = node.children.filter(({ name }) => pictureName.test(name)).length > 1;
    if (!isGroup && (pictureName.test(node.name) || (inGallery && addressNames.includes(node.name)))) {
      const found = picturesOf(node, inGallery);
      if (found.length > 0) return found;
    }
    const inside = node.children.flatMap((child) => collect(child, inGallery || isGallery));
    return node.name === 'plantas' ? inside.map((plan) => ({ ...plan, caption: 'Planta' })) : inside;
  };
  return collect(listing, false);
}

/** Splits joined URLs. In a gallery it also returns other text, for a warning. */
function picturesOf(node: FeedNode, inGallery: boolean): RawPicture[] {
  const named = [
    node.text,
    textOf(node, addressNames),
    ...addressNames.map((name) => node.attributes[name] ?? ''),
  ];
  const anywhere = () =>
    [node, ...findAll(node)].flatMap(({ text, attributes }) => [text, ...Object.values(attributes)]);
  const found =
    named.find(isAddress) ?? anywhere().find(isAddress) ?? (inGallery ? named[0] || named[1]! : '');
  const caption =
    textOf(node, ['legenda', 'descricao', 'titulo', 'caption']) ||
    (node.attributes.caption ?? node.attributes.legenda ?? node.attributes.titulo ?? '') ||
    (/^planta|floor ?plan/i.test(kindOf(node)) ? 'Planta' : '');
  const primary =
    readFlag(textOf(node, ['principal', 'destaque', 'capa'])) ||
    readFlag(node.attributes.primary ?? node.attributes.principal ?? '');
  return found
    .split(/[,;|\s](?=https?:)/i)
    .map((url, at, { length }) => (at < length - 1 ? trimEndOf(url, /[,;|\s]/) : url))
    .filter((url) => url.trim() !== '')
    .map((url) => ({ url, caption, primary, ...changeOf(node) }));
}

/** Chaves na Mão dates each photo; ZAP marks those that were replaced (`Alterada` 1). */
function changeOf(node: FeedNode): Pick<RawPicture, 'changedAt' | 'replaced'> {
  const changedAt = textOf(node, ['dataatualizacao', 'dataalteracao', 'ultimaatualizacao', 'updatedat']);
  return {
    ...(changedAt && { changedAt }),
    ...(readFlag(textOf(node, ['alterada', 'alterado'])) && { replaced: true }),
  };
}

export function videos(listing: FeedNode): string[] {
  return findAll(listing, undefined, people)
    .filter(isVideo)
    .flatMap((node) => [node.text, textOf(node, addressNames), ...Object.values(node.attributes)])
    .filter((text) => text.includes('/'));
}

/** Addresses of a gallery's items of kind tour. */
export function tours(listing: FeedNode): string[] {
  return findAll(listing, galleries, people)
    .flatMap((gallery) => gallery.children.filter(isTour))
    .flatMap((node) => picturesOf(node, false))
    .map(({ url }) => url);
}

const listName =
  /^(caracteristica|feature|amenit|infraestrutura|comodidade|diferencia|lazer|areasdelazer|opciona|areacomum|areascomuns|beneficio|areaprivativaitens|areasprivativas)/;

interface FeatureTags {
  /** Whether a boolean tag can be a feature, not a count (`Suites` 1). */
  isFlag: (tag: string) => boolean;
  /** Whether the text of an element inside a list is the value of a field. */
  isField: (tag: string) => boolean;
}

/**
 * Features from boolean tags (`Piscina` 1), named elements or comma-separated text, with a suffix for the list's side.
 */
export function features(listing: FeedNode, tags: FeatureTags): string[] {
  return featuresIn(listing, tags, false);
}

function featuresIn(group: FeedNode, tags: FeatureTags, isGroup: boolean): string[] {
  return group.children.flatMap((child) => {
    if (notOfTheProperty.includes(child.name)) return [];
    if (listName.test(child.name) || (child.name === 'areaprivativa' && child.children.length > 0)) {
      const names = listed(child, tags);
      const side = sides.find(([pattern]) => pattern.test(child.name))?.[1];
      return side ? names.map((name) => `${name} ${side}`) : names;
    }
    if (child.children.length > 0) return featuresIn(child, tags, true);
    const isField = isGroup && groupedNames(group, child).some(tags.isField);
    return isField || !isFlagged(child) || !tags.isFlag(child.name) ? [] : [child.name];
  });
}

/** A number above 1 is a count, of a feature only if the tag names one. */
function isFlagged({ name, text }: FeedNode): boolean {
  return text.length < 12 && readFlag(text) && (!/\d/.test(text) || Number(text) === 1 || isFeature(name));
}

const sides: readonly [RegExp, string][] = [
  [/condominio|areas?comu[mn]s?/, 'condominio'],
  [/areas?privativas?|imovel$/, 'privativa'],
];

const valueNames = ['valor', 'value'];
function listed(node: FeedNode, tags: FeatureTags): string[] {
  const { nome, name, descricao, valor, value } = node.attributes;
  const named = [nome, name, descricao].filter((text) => text !== undefined);
  const values = [
    ...[valor, value].filter((text) => text !== undefined),
    ...node.children.filter((child) => valueNames.includes(child.name)).map(({ text }) => text),
  ];
  if ([node.text, ...values].some(saysNo)) return [];
  if (node.children.length === 0 && tags.isField(node.name)) return [];
  if (node.children.length === 0 && readFlag(node.text))
    return named.length > 0 ? named : isFlagged(node) ? [node.name] : [];
  const own = [node.text, ...named, ...values]
    .flatMap((text) => text.split(/[,;|\n]/))
    .map((text) => text.trim())
    .filter((text) => text.length > 1 && text.length < 80);
  const inner = node.children.filter((child) => !valueNames.includes(child.name));
  return [...own, ...inner.flatMap((child) => listed(child, tags))];
}
