import type { RequestHandler } from 'express';
import { readAddress } from '@domain/network/ip-network';

/** Removes ports that some proxies add (`1.2.3.4:5678`, `[::1]:80`): with them no proxy would be trusted. */
export const forwardedFor: RequestHandler = (req, _res, next) => {
  const forwardedHeader = req.headers['x-forwarded-for'];
  if (typeof forwardedHeader === 'string')
    req.headers['x-forwarded-for'] = forwardedHeader
      .split(',')
      .map((entry) => readAddress(entry) ?? entry.trim())
      .join(', ');
  next();
};
