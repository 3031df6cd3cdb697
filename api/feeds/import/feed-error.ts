/** Why a whole feed is refused; the catalogue is unchanged. */
export const feedErrors = {
  'not-found': 'o arquivo não existe ou não pode ser lido',
  'not-reachable': 'o endereço não responde com um feed',
  'too-large': 'o feed é maior que o limite',
  empty: 'o feed está vazio',
  'html-page': 'isto é uma página HTML (de erro ou de login?), não um feed',
  'not-xml': 'isto não é XML',
  zip: 'isto é um arquivo ZIP; descompacte-o antes (gzip é lido como está)',
  damaged: 'o feed compactado está danificado ou incompleto',
  'cut-off': 'o feed está incompleto: falta o fim',
  malformed: 'o feed não é um XML legível',
  'too-many-rejected': 'mais de 100.000 imóveis não puderam ser lidos',
  'no-source': 'o feed não diz de que casa é: repita com --source NOME',
  'places-file': 'a tabela de lugares não pode ser lida',
  'not-read-yet': 'formato não lido ainda',
  'unknown-shape': 'não há imóveis em formato conhecido: nem VRSync (Listing) nem Carga/Imoveis (Imovel)',
} as const;
export type FeedErrorCode = keyof typeof feedErrors;

/** The command needs another file or option; the feed is correct. */
export const isUsage = (code: string) =>
  ['no-source', 'not-read-yet', 'unknown-shape', 'places-file'].includes(code);

export class FeedError extends Error {
  constructor(
    readonly code: FeedErrorCode,
    detail?: string,
    options?: ErrorOptions,
  ) {
    super(detail ? `${feedErrors[code]} (${detail})` : feedErrors[code], options);
    this.name = 'FeedError';
  }
}
