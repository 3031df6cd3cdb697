/*
 * The photos that an owner may send with an announcement (docs/decisions/0070-announcing.md): what is taken, and what is
 * said of what is not.
 */
const MiB = 1024 ** 2;

export const photoLimits = {
  /** Photos of a draft. */
  count: 20,
  /** Bytes of one file. */
  file: 15 * MiB,
  /** Bytes of all that a draft keeps. */
  draft: 200 * MiB,
  /** What a form without scripts brings at most. */
  filesAPost: 5,
  post: 60 * MiB,
  /** Characters. */
  name: 120,
  caption: 140,
} as const;

/** Why a file was not taken. */
export type PhotoProblem =
  | 'heic'
  | 'type'
  | 'broken'
  | 'pixels'
  | 'bytes'
  | 'empty'
  | 'many'
  | 'atOnce'
  | 'draft'
  | 'full'
  | 'cost';

export const photoProblems: Record<PhotoProblem, string> = {
  heic: 'O iPhone gravou esta em HEIC. Em Ajustes, Câmera, Formatos, escolha “Mais compatível”, ou envie pelo próprio celular: ele converte.',
  type: 'Este arquivo não é uma foto. Envie JPEG, PNG, WebP ou AVIF.',
  broken: 'Não conseguimos ler esta foto. Ela pode ter se estragado no caminho: envie outra vez.',
  pixels:
    'Esta foto é grande demais: até 100 megapixels em JPEG e 50 nos outros formatos, e 100 pixels de lado no mínimo.',
  bytes: 'Esta foto passa de 15 MB. Envie uma versão menor.',
  empty: 'Este arquivo está vazio.',
  many: 'Já há 20 fotos. Tire uma para enviar outra.',
  atOnce: 'Foram mais de cinco fotos, ou mais de 60 MB, de uma vez. Envie esta em outra leva.',
  draft: 'As fotos deste anúncio já somam 200 MB. Tire uma para enviar outra.',
  full: 'Não conseguimos receber mais fotos agora. Siga sem elas: elas podem vir depois.',
  cost: 'Esta foto é pesada demais para abrir. Envie uma versão menor.',
};

/** A photo of a draft: kept, or why it was not. */
export interface DraftPhoto {
  /** 128 bits, in hex. */
  id: string;
  /** As its file was called, for its owner to know it by. */
  name: string;
  caption: string;
  /** The smaller the earlier. */
  order: number;
  /** Since when it is there (ISO). */
  at: string;
  /** What it weighs as it is kept. */
  bytes: number;
  width: number;
  height: number;
  /** Its content's name among the photos of the catalogue, and its colours there. */
  key: string;
  placeholder: string;
  problem?: PhotoProblem;
}

/** A file's name as it is shown: no folder, nothing that cannot be seen, not too long. */
export function photoName(given: string): string {
  const name = (given.split(/[/\\]/).pop() ?? '')
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  if (name.length <= photoLimits.name) return name || 'foto';
  const [, end = ''] = /(\.\w{1,5})$/.exec(name) ?? [];
  return `${name.slice(0, photoLimits.name - end.length - 1)}…${end}`;
}

/** Those that are kept, in their order. */
export const keptPhotos = (photos: readonly DraftPhoto[]): DraftPhoto[] =>
  photos
    .filter(({ problem }) => !problem)
    .sort((a, b) => a.order - b.order || a.at.localeCompare(b.at) || a.id.localeCompare(b.id));

/** Why another file would not be taken, whatever it is; undefined: it may come. */
export function noRoomFor(photos: readonly DraftPhoto[], bytes: number): PhotoProblem | undefined {
  const kept = keptPhotos(photos);
  if (kept.length >= photoLimits.count) return 'many';
  if (kept.reduce((sum, each) => sum + each.bytes, 0) + bytes > photoLimits.draft) return 'draft';
  return undefined;
}

/**
 * The orders that move a photo by one place; of those that stay where they are nothing is said.
 * @param by -1: to the front
 */
export function movedPhoto(
  photos: readonly DraftPhoto[],
  id: string,
  by: -1 | 1,
): { id: string; order: number }[] {
  const ids = keptPhotos(photos).map((photo) => photo.id);
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [];
  ids.splice(to, 0, ...ids.splice(from, 1));
  const orders = new Map(photos.map((photo) => [photo.id, photo.order]));
  return ids.map((each, order) => ({ id: each, order })).filter((each) => orders.get(each.id) !== each.order);
}

/** Where an owner adds photos; of what was sent already, which: by the secret of a link, or by its number to who is signed in; of a draft, whether the long form led there. */
export const ownersPhotosPath = '/cadastre-seu-imovel/fotos';
export const ownersPhotosParams = { link: 'incluir', number: 'anuncio', long: 'formulario' } as const;

/** Where the house opens the photos that came with an announcement, and what of the address names them. */
export const sentPhotosPath = '/fotos-do-anuncio';
export const photoTokenParam = 'chave';

/** The secret by which the house opens a photo; undefined: it is no such link. */
export const sentPhotosToken = (photo: string | undefined): string | undefined =>
  (photo && URL.canParse(photo) && new URL(photo).searchParams.get(photoTokenParam)) || undefined;

/** The page of all photos that the link of one of them belongs to; undefined: it is no such link. */
export function sentPhotosPage(photo: string | undefined): string | undefined {
  const token = sentPhotosToken(photo);
  return token ? `${new URL(photo!).origin}${sentPhotosPath}?${photoTokenParam}=${token}` : undefined;
}
