/* Photos of an announcement (docs/decisions/0070-announcing.md): limits and messages. */
const MiB = 1024 ** 2;

export const photoLimits = {
  count: 20,
  /** Bytes per file. */
  file: 15 * MiB,
  /** Bytes per draft. */
  draft: 200 * MiB,
  /** Limits of a form post without scripts. */
  filesAPost: 5,
  post: 60 * MiB,
  /** Characters. */
  name: 120,
  caption: 140,
};
export type PhotoLimits = typeof photoLimits;

/** Of what the brokerage's people send: signed in, and often all photos of a property at once. */
const staffPhotoLimits: PhotoLimits = {
  ...photoLimits,
  ...{ count: 40, draft: 400 * MiB, filesAPost: 20, post: 200 * MiB },
};
const staffPrefix = 'mesa ';
/** Names the photos of a place of the admin in the store of uploads, beside the ids of drafts. */
export const staffPhotosKey = (place: string): string => staffPrefix + place;
/** @param draft key of the store of uploads */
export const limitsOf = (draft: string): PhotoLimits =>
  draft.startsWith(staffPrefix) ? staffPhotoLimits : photoLimits;

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

const inWords = (count: number) => ({ 5: 'cinco', 20: 'vinte' })[count] ?? String(count);
const inMB = (bytes: number) => `${bytes / MiB} MB`;

const problemsOf = (limits: PhotoLimits, whole: string): Record<PhotoProblem, string> => ({
  heic: 'O iPhone gravou esta em HEIC. Em Ajustes, Câmera, Formatos, escolha “Mais compatível”, ou envie pelo próprio celular: ele converte.',
  type: 'Este arquivo não é uma foto. Envie JPEG, PNG, WebP ou AVIF.',
  broken: 'Não conseguimos ler esta foto. Ela pode ter se estragado no caminho: envie outra vez.',
  pixels:
    'Esta foto é grande demais: até 100 megapixels em JPEG e 50 nos outros formatos, e 100 pixels de lado no mínimo.',
  bytes: 'Esta foto passa de 15 MB. Envie uma versão menor.',
  empty: 'Este arquivo está vazio.',
  many: `Já há ${limits.count} fotos. Tire uma para enviar outra.`,
  atOnce: `Foram mais de ${inWords(limits.filesAPost)} fotos, ou mais de ${inMB(limits.post)}, de uma vez. Envie esta em outra leva.`,
  draft: `As fotos ${whole} já somam ${inMB(limits.draft)}. Tire uma para enviar outra.`,
  full: 'Não conseguimos receber mais fotos agora. Siga sem elas: elas podem vir depois.',
  cost: 'Esta foto é pesada demais para abrir. Envie uma versão menor.',
});

export const photoProblems = problemsOf(photoLimits, 'deste anúncio');
export const staffPhotoProblems = problemsOf(staffPhotoLimits, 'deste imóvel');

export interface DraftPhoto {
  /** 128 bits, hexadecimal. */
  id: string;
  name: string;
  caption: string;
  order: number;
  at: string;
  bytes: number;
  width: number;
  height: number;
  /** Content key and placeholder colors, as in the catalogue's photos. */
  key: string;
  placeholder: string;
  /** Absent: sent before there were hashes. */
  perceptualHash?: string;
  problem?: PhotoProblem;
  /** Left out by a member, and brought back on demand. */
  isApart?: boolean;
}

/** Cleans a file name for display: no folder, no invisible characters, limited length. */
export function photoName(given: string): string {
  const name = (given.split(/[/\\]/).pop() ?? '')
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  if (name.length <= photoLimits.name) return name || 'foto';
  const [, end = ''] = /(\.\w{1,5})$/.exec(name) ?? [];
  return `${name.slice(0, photoLimits.name - end.length - 1)}…${end}`;
}

export const acceptedPhotos = (photos: readonly DraftPhoto[]): DraftPhoto[] =>
  photos
    .filter(({ problem, isApart }) => !problem && !isApart)
    .sort((a, b) => a.order - b.order || a.at.localeCompare(b.at) || a.id.localeCompare(b.id));

/** Limits independent of the file's content; undefined: accepted. */
export function noRoomFor(
  photos: readonly DraftPhoto[],
  bytes: number,
  limits: PhotoLimits = photoLimits,
): PhotoProblem | undefined {
  const accepted = acceptedPhotos(photos);
  if (accepted.length >= limits.count) return 'many';
  if (accepted.reduce((sum, each) => sum + each.bytes, 0) + bytes > limits.draft) return 'draft';
  return undefined;
}

/** @param by -1: towards the front; 'first': it becomes the cover */
export function movedPhoto(
  photos: readonly DraftPhoto[],
  id: string,
  by: -1 | 1 | 'first',
): { id: string; order: number }[] {
  const ids = acceptedPhotos(photos).map((photo) => photo.id);
  const from = ids.indexOf(id);
  const to = by === 'first' ? 0 : from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [];
  ids.splice(to, 0, ...ids.splice(from, 1));
  const orders = new Map(photos.map((photo) => [photo.id, photo.order]));
  return ids.map((each, order) => ({ id: each, order })).filter((each) => orders.get(each.id) !== each.order);
}

/** Parameters: a link's secret, an announcement's number (signed-in owner), or a draft's origin in the long form. */
export const ownersPhotosPath = '/cadastre-seu-imovel/fotos';
export const ownersPhotosParams = { link: 'incluir', number: 'anuncio', long: 'formulario' } as const;

/** Page on which staff opens an announcement's photos, and its token parameter. */
export const sentPhotosPath = '/fotos-do-anuncio';
export const photoTokenParam = 'chave';

export const sentPhotosToken = (photo: string | undefined): string | undefined =>
  (photo && URL.canParse(photo) && new URL(photo).searchParams.get(photoTokenParam)) || undefined;

export function sentPhotosPage(photo: string | undefined): string | undefined {
  const token = sentPhotosToken(photo);
  return token ? `${new URL(photo!).origin}${sentPhotosPath}?${photoTokenParam}=${token}` : undefined;
}
