import { secretRequiredCode } from '@contract/errors';
import type { GoneProperty } from '@contract/property';
import type { StaffConflict } from '@contract/staff-conflict';

interface ErrorDetails {
  product?: GoneProperty;
  /** Seconds. */
  retryAfter?: number;
  conflict?: StaffConflict;
}

/** An intended error (contract/errors.ts). `message` is for people: pt-BR, without internals. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 414 | 422 | 429 | 503,
    readonly code: string,
    message: string,
    readonly errors?: Record<string, string[]>,
    readonly more: ErrorDetails = {},
  ) {
    super(message);
  }
}

export const notFound = (message = 'Não encontrado') => new ApiError(404, 'NOT_FOUND', message);
export const secretRequired = () =>
  new ApiError(403, secretRequiredCode, 'Este serviço responde apenas ao seu site');
/** The website matches these two texts (spec 2 §8). */
export const productNotFound = () => new ApiError(404, 'PRODUCT_NOT_FOUND', 'Produto não encontrado');
export const productUnavailable = (product: GoneProperty) =>
  new ApiError(410, 'PRODUCT_UNAVAILABLE', 'Indisponível', undefined, { product });
export const badRequest = (errors?: Record<string, string[]>) =>
  new ApiError(400, 'BAD_REQUEST', 'Não foi possível entender o pedido', errors);
export const signedOut = () => new ApiError(401, 'SIGNED_OUT', 'É preciso entrar na sua conta');
/** `signedOut` for favorites (spec 2 §8). */
export const favoriteSignedOut = () =>
  new ApiError(401, 'PROPERTY_FAVORITE_AUTH_REQUIRED', 'É preciso entrar na sua conta');
/** Spec 1 §10: the visitor sees each value. */
export const unprocessable = (errors: Record<string, string[]>) =>
  new ApiError(422, 'UNPROCESSABLE', 'Confira os dados', errors);
/** Spec 1 §10; identical for known and unknown e-mails. */
export const wrongCredentials = () =>
  new ApiError(401, 'WRONG_CREDENTIALS', 'Por favor, verifique o e-mail e senha digitados.');
export const linkGone = () => new ApiError(410, 'LINK_GONE', 'Este link já foi usado ou venceu. Peça outro.');
export const unavailable = () =>
  notNow('Serviço temporariamente indisponível. Tente novamente em alguns instantes.');
export const busy = () => notNow('Muita gente está entrando agora. Tente novamente em alguns instantes.');
const notNow = (message: string) => new ApiError(503, 'UNAVAILABLE', message, undefined, { retryAfter: 5 });
export const tooManyTries = (seconds: number) =>
  new ApiError(
    429,
    'TOO_MANY_TRIES',
    `Muitas tentativas. Aguarde ${waitingTime(seconds)} e tente novamente.`,
    undefined,
    { retryAfter: seconds },
  );

function waitingTime(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'segundo'] : [Math.ceil(seconds / 60), 'minuto'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
