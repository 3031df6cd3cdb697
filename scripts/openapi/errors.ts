import { errorAnswer } from '@contract/errors';
import type { ContractCall } from '@contract/contract-call';

const texts = {
  400: 'The request cannot be understood; `errors` names the fields (`BAD_REQUEST`).',
  401: 'No valid bearer (`SIGNED_OUT`), or wrong credentials.',
  403: 'The website’s secret is missing (`SECRET_REQUIRED`), or a second factor is due (`ENROLMENT_REQUIRED`, `FACTOR_REQUIRED`, `STEP_UP_REQUIRED`).',
  404: 'It does not exist, or the caller may not see it.',
  409: 'It has changed since it was read, or was done before. `conflict` names the fields of a record of the admin.',
  410: 'It no longer exists (`PRODUCT_UNAVAILABLE` with `product`, `LINK_GONE`).',
  413: 'The body is too large: more than 64 KB (`BODY_TOO_LARGE`).',
  422: 'A value is refused; `errors` has a text for each field, in Portuguese.',
  429: 'Too many tries (`TOO_MANY_TRIES`); again after `Retry-After` seconds.',
  503: 'Not available now (`UNAVAILABLE`); again after `Retry-After` seconds.',
} as const;
type Status = keyof typeof texts;

const codes: Record<Status, string> = {
  ...{ 400: 'BAD_REQUEST', 401: 'SIGNED_OUT', 403: 'SECRET_REQUIRED', 404: 'NOT_FOUND' },
  ...{ 409: 'CHANGED', 410: 'LINK_GONE', 413: 'BODY_TOO_LARGE', 422: 'UNPROCESSABLE' },
  ...{ 429: 'TOO_MANY_TRIES', 503: 'UNAVAILABLE' },
};
const retries: readonly Status[] = [429, 503];

const responseName = (status: Status) => `Error${status}`;

/** Shared responses, by component name. */
export const errorResponses = Object.fromEntries(
  (Object.keys(texts) as `${Status}`[]).map((text) => {
    const status = Number(text) as Status;
    const example = { status: 'error', code: codes[status], message: 'Texto para a pessoa' };
    const isRetry = retries.includes(status);
    const retryAfter = { description: 'Seconds', schema: { type: 'integer' as const } };
    return [
      responseName(status),
      {
        description: texts[status],
        ...(isRetry && { headers: { 'Retry-After': retryAfter } }),
        content: {
          'application/json': {
            schema: errorAnswer,
            example: isRetry ? { ...example, retry_after: 5 } : example,
          },
        },
      },
    ];
  }),
);

export const errorRef = (status: Status) => ({ $ref: `#/components/responses/${responseName(status)}` });

/** Beside these, every call may answer with another status and the same body (`default`). */
export function errorsOf(
  { method, path, body, query }: Pick<ContractCall, 'method' | 'path' | 'body' | 'query'>,
  { hasBearer, more = [] }: { hasBearer: boolean; more?: readonly Status[] },
): Record<string, { $ref: string }> {
  const hasParams = path.includes(':');
  const statuses: Status[] = [
    ...(body || query || hasParams ? ([400] as const) : []),
    ...(hasBearer ? ([401] as const) : []),
    ...([403] as const),
    ...(hasParams || path.startsWith('staff/') ? ([404] as const) : []),
    ...(method === 'GET' ? [] : ([413, 429] as const)),
    ...(body ? ([422] as const) : []),
    ...more,
    503,
  ];
  return Object.fromEntries(
    [...new Set(statuses)].sort().map((status) => [String(status), errorRef(status)]),
  );
}
export type { Status };
