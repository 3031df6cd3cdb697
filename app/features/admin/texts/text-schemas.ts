import { z } from 'zod';
import { photoAddress } from '@domain/texts/photo-address';
import { articleShape, endError, endsAfterBegin, pageShape } from '@domain/texts/text-content';

export const articleForm = z
  .object(articleShape)
  .refine(endsAfterBegin, endError)
  .refine(({ photo }) => photo === undefined || photoAddress(photo) !== null, {
    ...{ path: ['photo'], error: 'Envie uma foto, ou use um endereço que começa com https://' },
  })
  .refine(({ photo, alt }) => photo === undefined || alt !== undefined, {
    ...{ path: ['alt'], error: 'Escreva o que a foto mostra' },
  });
export const pageForm = z.object(pageShape).refine(endsAfterBegin, endError);
