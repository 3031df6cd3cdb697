import type { NewsRow } from './news-data';
import { Thumbs } from './thumbs';

/** Count and first new properties since the last visit (brief §17.3). */
export function SearchNews({ news: { total, text, href, thumbs } }: { news: NewsRow }) {
  if (total === 0) return <p className="quieto menor">{`${text}.`}</p>;
  return (
    <div>
      <p className="menor">
        <a className="pesq__novos" href={href}>
          {text}
        </a>
      </p>
      <Thumbs thumbs={thumbs} />
    </div>
  );
}
