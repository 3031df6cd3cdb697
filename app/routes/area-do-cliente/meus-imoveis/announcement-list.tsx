import { slugify } from '@domain/kernel/text';
import { Icon } from '~/components/ui/icon';
import { ProgressSteps } from '~/features/announce/progress-steps';
import { links } from '~/links';
import type { AnnouncementRow } from './announcement-rows';
import './announcements.css';

/** Announcements with state and next step (prototype meus-imoveis-estados). */
export function AnnouncementList({ title, rows }: { title: string; rows: readonly AnnouncementRow[] }) {
  const id = slugify(title);
  if (rows.length === 0) return null;
  return (
    <section className="meus__parte" aria-labelledby={id}>
      <h2 id={id} className="t3">
        {title}
      </h2>
      <ul className="meus">
        {rows.map((row) => (
          <Row row={row} key={row.protocol} />
        ))}
      </ul>
    </section>
  );
}

function Row({ row }: { row: AnnouncementRow }) {
  const { protocol, title, place, isDeclined, takesPhotos, state, way: progress, next, reason } = row;
  return (
    <li className="meu meu--anuncio">
      <div className="foto" aria-hidden="true" />
      <div>
        <p className="est est--n">
          <Icon name={isDeclined ? 'info' : 'clock'} small />
          {state}
        </p>
        <h3 className="t3">{title}</h3>
        <p className="menor suave">
          {place}
          <span className="nota num">{`Referência ${protocol}`}</span>
        </p>
        {progress && <ProgressSteps {...progress} />}
        <p className="menor suave meu__depois">{next}</p>
        {reason && <blockquote>{reason}</blockquote>}
        <Sent row={row} />
      </div>
      {takesPhotos && (
        <div className="acoes">
          <a className="bt bt--2 bt--c" href={links.announcePhotos({ number: protocol })}>
            Incluir fotos<span className="vh">{`, referência ${protocol}`}</span>
          </a>
        </div>
      )}
      {isDeclined && (
        <div className="acoes">
          <a className="bt bt--2 bt--c" href={links.announce(links.myProducts())}>
            Anunciar outra vez
          </a>
          <a className="elo menor" href={links.contact()}>
            Falar com a casa
          </a>
        </div>
      )}
    </li>
  );
}

const Sent = ({ row: { sent, protocol } }: { row: AnnouncementRow }) => (
  <details className="meu__enviado">
    <summary className="elo menor">
      Ver o que enviei<span className="vh">{`, referência ${protocol}`}</span>
    </summary>
    {sent.map(({ label, rows }) => (
      <section key={label}>
        <h4>{label}</h4>
        <dl>
          {rows.map(([name, text], index) => (
            // A state can occur twice.
            <div key={`${name}-${index}`}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </details>
);
