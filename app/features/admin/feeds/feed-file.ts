import { maxFeedFileBytes } from '@domain/property/feed-files';

/* A feed's file: server/http/feed-files.ts takes it before all other forms. */

export const feedFileAddress = '/mesa/cargas/arquivo';
export const feedFileFields = { source: 'fonte', file: 'arquivo' } as const;
export const feedFileProblemField = 'arquivo';

/** The file and the form around it. A proxy before the site has the same (deploy/nginx.conf). */
const formLimit = maxFeedFileBytes + 64 * 1024;

/** Body limit in bytes; undefined: no feed's file. */
export const feedFileLimit = (url: string, contentType: string | undefined): number | undefined =>
  url.split('?', 1)[0] === feedFileAddress && /^multipart\/form-data\b/i.test(contentType?.trim() ?? '')
    ? formLimit
    : undefined;

export const feedFileProblems = {
  grande: 'O arquivo passa de 100 MB. Compacte-o em .gz.',
  vazio: 'Escolha um arquivo que não esteja vazio.',
  fonte: 'Este nome de fonte não serve: use letras minúsculas sem acento, números e hifens.',
  falhou: 'O arquivo não chegou inteiro. Envie-o outra vez.',
} as const;
export type FeedFileProblem = keyof typeof feedFileProblems;
