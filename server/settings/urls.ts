import { z } from 'zod';

export const httpUrl = z.url({ protocol: /^https?$/ });
export const httpsUrl = z.url({ protocol: /^https$/ });
export const origin = httpUrl.transform((value) => new URL(value).origin);
