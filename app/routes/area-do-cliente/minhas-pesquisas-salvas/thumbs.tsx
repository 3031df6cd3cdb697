import { Photo } from '~/components/ui/photo';
import type { Thumb } from './property-thumb';

/** Row of small property cards (prototype pesquisas-avisos). */
export const Thumbs = ({ thumbs }: { thumbs: readonly Thumb[] }) => (
  <ul className="novidades">
    {thumbs.map(({ code, href, title, photo, price, said: caption }) => (
      <li key={code}>
        <a href={href}>
          <span className="foto">
            <Photo photo={photo && { ...photo, alt: '' }} sizes="12rem" maxWidth={480} />
          </span>
          <span className="vh">{title}</span>
          {price && <b className="num menor">{price}</b>}
          <small>{caption}</small>
        </a>
      </li>
    ))}
  </ul>
);
