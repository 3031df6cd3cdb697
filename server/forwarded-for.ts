import type { RequestHandler } from 'express';
import { readAddress } from '@domain/network';

/**
 * Some proxies write the visitor's port into `X-Forwarded-For` (`1.2.3.4:5678`, `[::1]:80`). It is taken off before anything
 * reads the header: with it a proxy of the operator's would not be known, and every connection would be a visitor.
 */
export const forwardedFor: RequestHandler = (req, _res, next) => {
  const told = req.headers['x-forwarded-for'];
  if (typeof told === 'string')
    req.headers['x-forwarded-for'] = told
      .split(',')
      .map((entry) => readAddress(entry) ?? entry.trim())
      .join(', ');
  next();
};
