import { type FeedNode, findAll, textOf } from '@api/import/feed-node';
import { readFlag, saysNo } from '@api/import/values/numbers';
import type { RawPicture } from '@api/import/values/media';

/** People and firms have names, e-mails and addresses of their own, which are not the property's. */
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
/** Where a picture's address stands, the full size before smaller ones. */
const addressNames = [
  ...['urlarquivo', 'url', 'urldafoto', 'urlfoto', 'urlimagem', 'original', 'grande', 'link', 'src', 'href'],
  ...['arquivo', 'caminho'],
];
/** What has names, titles and descriptions of its own. */
export const notOfTheHome = [...people, ...galleries, ...videoNames];
const isAddress = (text: string) => /^\s*(https?:|\/\/|www\.)/i.test(text);
const isVideo = (node: FeedNode) =>
  videoNames.includes(node.name) ||
  /^video/i.test(node.attributes.medium ?? node.attributes.type ?? '') ||
  (isAddress(node.text) && /youtu\.?be/i.test(node.text));

/** `Media > Item`, `Fotos > Foto > URLArquivo`, `foto` with its address as text or attribute, `imagens > imagem > url` … */
export function pictures(listing: FeedNode): RawPicture[] {
  const walk = (node: FeedNode, inGallery: boolean): RawPicture[] => {
    if (people.includes(node.name) || isVideo(node)) return [];
    const isGallery = galleries.includes(node.name);
    if (isGallery && isAddress(node.text)) return picturesOf(node, true);
    const isGroup = node.children.filter(({ name }) => pictureName.test(name)).length > 1;
    if (!isGroup && (pictureName.test(node.name) || (inGallery && addressNames.includes(node.name)))) {
      const found = picturesOf(node, inGallery);
      if (found.length > 0) return found;
    }
    const inside = node.children.flatMap((child) => walk(child, inGallery || isGallery));
    return node.name === 'plantas' ? inside.map((plan) => ({ ...plan, caption: 'Planta' })) : inside;
  };
  return walk(listing, false);
}

/** One picture; more where addresses are joined in one text. In a gallery what is no address is told of, not passed over. */
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
    (node.attributes.caption ?? node.attributes.legenda ?? node.attributes.titulo ?? '');
  const primary =
    readFlag(textOf(node, ['principal', 'destaque', 'capa'])) ||
    readFlag(node.attributes.primary ?? node.attributes.principal ?? '');
  return found
    .split(/[,;|\s]+(?=https?:)/i)
    .filter((url) => url.trim() !== '')
    .map((url) => ({ url, caption, primary }));
}

/** Addresses in every element that may hold a video. */
export function videos(listing: FeedNode): string[] {
  return findAll(listing, undefined, people)
    .filter(isVideo)
    .flatMap((node) => [node.text, textOf(node, addressNames), ...Object.values(node.attributes)])
    .filter((text) => text.includes('/'));
}

const listName =
  /^(caracteristica|feature|amenit|infraestrutura|comodidade|diferencia|lazer|areasdelazer|opciona|areacomum|areascomuns|beneficio|areaprivativaitens|areasprivativas)/;

/**
 * Features as tags that say yes (`Piscina` 1), as elements with a name each, or as one text with commas. A list that
 * is the condominium's or the home's own says so after each name.
 * @param mayBe whether a tag that says yes may be one: it may as well be a count (`Suites` 1)
 */
export function features(listing: FeedNode, mayBe: (tag: string) => boolean): string[] {
  return listing.children.flatMap((child) => {
    if (notOfTheHome.includes(child.name)) return [];
    if (listName.test(child.name) || (child.name === 'areaprivativa' && child.children.length > 0)) {
      const names = listed(child);
      const side = sides.find(([pattern]) => pattern.test(child.name))?.[1];
      return side ? names.map((name) => `${name} ${side}`) : names;
    }
    return child.children.length === 0 ? flag(child).filter(mayBe) : features(child, mayBe);
  });
}

function flag({ name, text }: FeedNode): string[] {
  return text.length < 12 && readFlag(text) ? [name] : [];
}

const sides: readonly [RegExp, string][] = [
  [/condominio|areas?comu[mn]s?/, 'condominio'],
  [/areas?privativas?/, 'privativa'],
];

const valueNames = ['valor', 'value'];
function listed(node: FeedNode): string[] {
  const { nome, name, descricao, valor, value } = node.attributes;
  const named = [nome, name, descricao].filter((text) => text !== undefined);
  const values = [
    ...[valor, value].filter((text) => text !== undefined),
    ...node.children.filter((child) => valueNames.includes(child.name)).map(({ text }) => text),
  ];
  if ([node.text, ...values].some(saysNo)) return [];
  if (node.children.length === 0 && readFlag(node.text)) return named.length ? named : [node.name];
  const own = [node.text, ...named, ...values]
    .flatMap((text) => text.split(/[,;|\n]/))
    .map((text) => text.trim())
    .filter((text) => text.length > 1 && text.length < 80);
  const inner = node.children.filter((child) => !valueNames.includes(child.name));
  return [...own, ...inner.flatMap(listed)];
}
