import { z } from 'zod';
import { photo } from './property';

/** `GET home/slides`: may be cached an hour. `link` is a path of the site. */
export const slidesAnswer = z.object({
  data: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      subtitle: z.string().nullish(),
      link: z.string().startsWith('/'),
      image: photo,
    }),
  ),
});
