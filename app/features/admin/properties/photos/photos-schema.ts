import { z } from 'zod';

/** Hidden fields of a page of ours; the lists are JSON. */
export const photosSchema = z.object({ versao: z.string(), arranjo: z.string(), recusadas: z.string() });
