import { Photo } from '~/components/ui/photo';
import type { Thumb } from './home-thumb';

/** Homes in small, side by side (prototype pesquisas-avisos). */
export const Thumbs = ({ thumbs }: { thumbs: readonly Thumb[] }) => (
  <ul className="novidades">
    {thumbs.map(({ code, href, title, photo, price, said }) => (
      <li key={code}>
        <a href={href}>
          <span className="foto">
            <Photo photo={photo && { ...photo, alt: '' }} sizes="12rem" maxWidth={480} />
          </span>
          <span className="vh">{title}</span>
          {price && <b className="num menor">{price}</b>}
          <small>{said}</small>
        </a>
      </li>
    ))}
  </ul>
);
