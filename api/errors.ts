import type { GoneProperty } from '@contract/property';

/** What keeps the back end from starting, in one line for the operator; main.ts prints it without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** Why a server cannot listen, by the names of the settings that say where. */
export function listenError(
  { code = 'erro' }: NodeJS.ErrnoException,
  settings: { port: string; host: string },
  port: number,
  host?: string,
): StartupError {
  const reasons: Record<string, string> = {
    EADDRINUSE: `A porta ${port} está em uso por outro programa: encerre-o ou escolha outra em ${settings.port}.`,
    EACCES: `Este usuário não pode usar a porta ${port}: escolha em ${settings.port} uma acima de 1023.`,
    EADDRNOTAVAIL: `${settings.host} ${host} não é um endereço desta máquina.`,
    ENOTFOUND: `${settings.host} ${host} é desconhecido.`,
  };
  return new StartupError(
    reasons[code] ??
      `Não foi possível escutar em ${settings.host} ${host ?? ''}, ${settings.port} ${port} (${code}).`,
  );
}

/** An answer that a call gives on purpose (contract/errors.ts). `message` is for people: pt-BR, nothing of the inside. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 414 | 422 | 429 | 503,
    readonly code: string,
    message: string,
    readonly errors?: Record<string, string[]>,
    readonly product?: GoneProperty,
    /** Seconds after which it may be tried again. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

export const notFound = (message = 'Não encontrado') => new ApiError(404, 'NOT_FOUND', message);
/** The two texts that the website knows (spec 2 §8). */
export const productNotFound = () => new ApiError(404, 'PRODUCT_NOT_FOUND', 'Produto não encontrado');
export const productUnavailable = (product: GoneProperty) =>
  new ApiError(410, 'PRODUCT_UNAVAILABLE', 'Indisponível', undefined, product);
export const badRequest = (errors?: Record<string, string[]>) =>
  new ApiError(400, 'BAD_REQUEST', 'Não foi possível entender o pedido', errors);
/** The bearer is missing, unknown or over: the website ends the session. */
export const signedOut = () => new ApiError(401, 'SIGNED_OUT', 'É preciso entrar na sua conta');
/** The same of favourites (spec 2 §8). */
export const favoriteSignedOut = () =>
  new ApiError(401, 'PROPERTY_FAVORITE_AUTH_REQUIRED', 'É preciso entrar na sua conta');
/** Spec 1 §10: each value is said to the visitor. */
export const unprocessable = (errors: Record<string, string[]>) =>
  new ApiError(422, 'UNPROCESSABLE', 'Confira os dados', errors);
/** Spec 1 §10; the same whether the e-mail is known or not. */
export const wrongCredentials = () =>
  new ApiError(401, 'WRONG_CREDENTIALS', 'Por favor, verifique o e-mail e senha digitados.');
/** A one-time link that is used up, replaced by a newer one, or too old. */
export const linkGone = () => new ApiError(410, 'LINK_GONE', 'Este link já foi usado ou venceu. Peça outro.');
export const unavailable = () =>
  notNow('Serviço temporariamente indisponível. Tente novamente em alguns instantes.');
/** More wait for an answer than will get one in time. */
export const busy = () => notNow('Muita gente está entrando agora. Tente novamente em alguns instantes.');
const notNow = (message: string) => new ApiError(503, 'UNAVAILABLE', message, undefined, undefined, 5);
/** A limit is reached. @param seconds until the next try */
export const tooManyTries = (seconds: number) =>
  new ApiError(
    429,
    'TOO_MANY_TRIES',
    `Muitas tentativas. Aguarde ${waitingTime(seconds)} e tente novamente.`,
    undefined,
    undefined,
    seconds,
  );

/** '40 segundos', '1 minuto', '12 minutos' */
function waitingTime(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'segundo'] : [Math.ceil(seconds / 60), 'minuto'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** SQLSTATE classes and codes that mean 'not now' rather than 'wrong': not let in, connection lost, shutting down, full, too slow. */
const passingStates = /^(08|28|3D000|53|55000|57P0|57014|25P03|58030)/;
const passingSystemErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
const passingMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable/;

/** Whether a failed query says that the database is away (or too slow) at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && (passingStates.test(code) || passingSystemErrors.has(code))) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return passingMessages.test(error.message);
}

/** Whether a value that a visitor sent is what the database refused: a number out of range, a NUL or a broken character. */
export function isBadValue(error: unknown): boolean {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' && /^22/.test(code);
}
