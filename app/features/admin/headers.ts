import type { HeadersFunction } from '@remix-run/node';

/** Forwards Retry-After of a limited action. */
export const adminHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders;
