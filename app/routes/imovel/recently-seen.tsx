import { useEffect, useLayoutEffect, useState } from 'react';
import { clock } from '@domain/kernel/clock';
import {
  type PictureFiles,
  rememberSeen,
  seenProperties,
  type SeenProperty,
} from './seen-properties.browser';
import { useInBrokersName } from '~/features/broker/broker-context';
import { Photo } from '~/components/ui/photo';
import { hasPicture } from '~/domain/picture';
import type { PropertyData } from './property-data.server';

const filesOf = ({ base, src, width, height }: PictureFiles): PictureFiles => ({ base, src, width, height });

const maxShown = 4;

/** Properties that this browser has seen; the server does not store them. At the page's end, so nothing shifts. */
export function RecentlySeen({ page }: { page: PropertyData }) {
  const { detail, texts, path } = page;
  const inBrokersName = useInBrokersName();
  const [seen, setSeen] = useState<SeenProperty[]>([]);
  const { id } = detail;
  // A visitor may leave before the next paint, and effects after it would not run.
  useLayoutEffect(() => {
    const { titulo1: title, fotoPrincipal } = detail;
    const photo = fotoPrincipal && hasPicture(fotoPrincipal) ? filesOf(fotoPrincipal) : null;
    rememberSeen({ id, href: path, title, place: texts.place, photo, at: clock.nowMs() });
  }, [id, detail, texts, path]);
  useEffect(() => setSeen(seenProperties().filter((each) => each.id !== id)), [id]);
  if (seen.length === 0) return null;
  return (
    <section className="palco vistos" aria-labelledby="vistos">
      <h2 id="vistos">Vistos recentemente</h2>
      <ul>
        {seen.slice(0, maxShown).map(({ id, href, title, place, photo }) => (
          <li key={id}>
            <Photo
              photo={photo && { ...photo, alt: '' }}
              sizes="(min-width:64rem) 22vw,44vw"
              maxWidth={720}
            />
            <p className="card__lugar">{place}</p>
            <a href={inBrokersName(href)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
