import { Photo } from '~/components/ui/photo';
import type { ChangeRow } from './changes-data';

/** One sentence for each changed property (brief §17.2, §17.4). */
export const ChangeList = ({ rows }: { rows: readonly ChangeRow[] }) => (
  <ul className="mudou">
    {rows.map(({ code, href, title, photo, isGone, text, strong, tail, day }) => (
      <li key={code}>
        <div className={isGone ? 'foto saiu' : 'foto'}>
          <Photo photo={photo && { ...photo, alt: '' }} sizes="6rem" maxWidth={480} />
        </div>
        <p>
          <a href={href}>{title}</a> {text}
          {strong && <b>{strong}</b>}
          {`${tail}.`}
        </p>
        <span className="nota">{day}</span>
      </li>
    ))}
  </ul>
);
