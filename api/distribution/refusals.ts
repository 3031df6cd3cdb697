import { ApiError } from '@api/platform/http/errors';
import { clock } from '@domain/kernel/clock';
import { recentMomentText } from '@domain/kernel/moment';
import type { Taken } from './take';

/** 'Bruno Serra já atende este contato (hoje, 14h50).' */
export function contactTaken({ by, at }: Extract<Taken, { outcome: 'other' }>): ApiError {
  const when = at ? ` (${recentMomentText(at, clock.now())})` : '';
  return new ApiError(409, 'CONTACT_TAKEN', `${by.name || 'Outra pessoa'} já atende este contato${when}.`);
}

export const contactLapsed = () =>
  new ApiError(
    409,
    'CONTACT_LAPSED',
    'Este contato não espera mais por você: o tempo acabou, ou ele foi encerrado.',
  );
