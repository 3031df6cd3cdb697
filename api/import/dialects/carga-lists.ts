import { type FeedNode, findAll, textOf } from '@api/import/feed-node';
import { readFlag, saysNo } from '@api/import/values/numbers';
import type { RawPicture } from '@api/import/values/media';

/** People and firms have names, e-mails and addresses of their own, which are not the property's. */
export const people = [
  'corretor',
  'corretores',
  'captador',
  'proprietario',
  'imobiliaria',
  'anunciante',
  'contato',
  'agencia',
  'filial',
];
const pictureElements = ['foto', 'imagem', 'image', 'photo', 'picture', 'img', 'fotoprincipal'];
const addressElements = [
  'urlarquivo',
  'url',
  'urlfoto',
  'urlimagem',
  'link',
  'src',
  'href',
  'arquivo',
  'caminho',
  'original',
  'grande',
];
export const mediaElements = [
  ...pictureElements,
  ...['fotos', 'fotosimovel', 'imagens', 'galeria', 'plantas', 'videos', 'video'],
];
const isAddress = (text: string) => /^\s*(https?:|\/\/|www\.)/i.test(text);

/** `Fotos > Foto > URLArquivo`, `foto` with the address as its text or attribute, `Fotos > URLArquivo`, `imagens > imagem > url` … */
export function cargaPictures(imovel: FeedNode): RawPicture[] {
  const walk = (node: FeedNode, inGallery: boolean): RawPicture[] => {
    if (people.includes(node.name) || /^videos?$/.test(node.name)) return [];
    if (pictureElements.includes(node.name) || (inGallery && addressElements.includes(node.name))) {
      const found = picture(node);
      if (found) return [found];
    }
    return node.children.flatMap((child) => walk(child, inGallery || mediaElements.includes(node.name)));
  };
  return walk(imovel, false);
}

function picture(node: FeedNode): RawPicture | null {
  const attributes = addressElements.map((name) => node.attributes[name] ?? '');
  const url = [node.text, textOf(node, addressElements), ...attributes].find(isAddress);
  if (!url) return null;
  return {
    url,
    caption:
      textOf(node, ['legenda', 'descricao', 'titulo']) ||
      (node.attributes.legenda ?? node.attributes.titulo ?? ''),
    primary:
      readFlag(textOf(node, ['principal', 'destaque', 'capa'])) || readFlag(node.attributes.principal ?? ''),
  };
}

/** Addresses in every element that may hold a video. */
export function cargaVideos(imovel: FeedNode): string[] {
  return findAll(imovel, ['video', 'videos', 'linkvideo', 'urlvideo', 'youtube', 'videoyoutube'], people)
    .flatMap((node) => [node.text, textOf(node, addressElements), ...Object.values(node.attributes)])
    .filter((text) => text.includes('/'));
}

const lists = [
  'caracteristicas',
  'caracteristica',
  'features',
  'feature',
  'infraestrutura',
  'infraestruturas',
  'comodidades',
  'comodidade',
  'diferenciais',
  'lazer',
  'opcionais',
  'opcional',
  'areacomum',
  'areaprivativaitens',
];

/** Features as tags that say yes (`Piscina` 1), as elements with a name each, or as one text with commas. */
export function cargaFeatures(imovel: FeedNode): string[] {
  const listed = findAll(imovel, lists, people).flatMap((node) => {
    if (saysNo(textOf(node, ['valor', 'value'])) || saysNo(node.attributes.valor ?? '')) return [];
    return [node.text, textOf(node, ['nome', 'name', 'descricao']), node.attributes.nome ?? '']
      .flatMap((text) => text.split(/[,;|\n]/))
      .map((text) => text.trim())
      .filter((text) => text.length > 1 && text.length < 80);
  });
  return [...listed, ...flags(imovel)];
}

function flags(node: FeedNode): string[] {
  return node.children.flatMap((child) => {
    if (people.includes(child.name) || mediaElements.includes(child.name)) return [];
    const yes = child.children.length === 0 && child.text.length < 12 && readFlag(child.text);
    return yes ? [child.name] : flags(child);
  });
}
