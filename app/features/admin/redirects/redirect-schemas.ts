import { z } from 'zod';
import { staffNewRedirectBody, staffRedirectBody } from '@contract/staff-redirects';

const status = z.enum(['301', '302'], 'Escolha o tipo').transform((text) => (text === '302' ? 302 : 301));

export const newRedirect = staffNewRedirectBody.extend({ status });
export const changedRedirect = staffRedirectBody.extend({ status });
