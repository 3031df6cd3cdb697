import { Photo } from '~/components/ui/photo';
import type { NewsRow } from './news-data';

/** What is new to a search since the last visit: how many, and the first of them (brief §17.3). */
export function SearchNews({ news: { total, text, href, thumbs } }: { news: NewsRow }) {
  if (total === 0) return <p className="quieto menor">{`${text}.`}</p>;
  return (
    <div>
      <p className="menor">
        <a className="pesq__novos" href={href}>
          {text}
        </a>
      </p>
      <ul className="novidades">
        {thumbs.map(({ code, href: home, title, photo, price, why }) => (
          <li key={code}>
            <a href={home}>
              <span className="foto">
                <Photo photo={photo && { ...photo, alt: '' }} sizes="12rem" maxWidth={480} />
              </span>
              <span className="vh">{title}</span>
              {price && <b className="num menor">{price}</b>}
              <small>{why}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
