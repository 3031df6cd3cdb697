import { z } from 'zod';
import { ours } from './ours';
import { photo } from './property';

/** `GET home/slides` (spec 2 §7, which names no field of it): cacheable for one hour. `link` is a path of the site. */
export const slidesAnswer = z.object({
  data: ours(
    z.array(
      z.object({
        id: z.number().int(),
        title: z.string(),
        subtitle: z.string().nullish(),
        link: z.string().startsWith('/'),
        image: photo,
      }),
    ),
  ),
});
