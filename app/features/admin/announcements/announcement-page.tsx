import { Icon } from '~/components/ui/icon';
import { Record } from '../record/record';
import { adminLinks } from '../admin-links';
import type { announcementData } from './announcement.server';
import { type AnnouncementReply, DecidePanel, ReleasePanel, ResponsiblePanel } from './announcement-panels';

type Data = Awaited<ReturnType<typeof announcementData>>;

export function AnnouncementRecord({ reply, ...data }: Data & { reply: AnnouncementReply }) {
  const { id, title, lead, history, property, similar, suspicion, photos } = data;
  return (
    <Record
      title={title}
      lead={lead}
      back={{ label: 'Anúncios recebidos', href: adminLinks.announcements() }}
      notice={similar && <SimilarNotice {...similar} />}
      factsTitle="O que veio"
      facts={[
        ['Estado', data.state],
        ...(suspicion ? [['Por quê', suspicion] as const] : []),
        ...(property ? [['Imóvel', <Listing {...property} key="imovel" />] as const] : []),
        ...data.summary,
        ['Lido por', data.readers],
      ]}
      sections={<OwnersPhotos photos={photos} />}
      history={history}
    >
      {data.canRelease && <ReleasePanel id={id} reply={reply} />}
      {!suspicion && <DecidePanel {...data} reply={reply} key={data.version} />}
      {data.responsibles && (
        <ResponsiblePanel
          {...data}
          responsibles={data.responsibles as [string, string][]}
          reply={reply}
          key={data.responsible}
        />
      )}
    </Record>
  );
}

const Listing = ({ reference, path }: { reference: string; path: string | null }) =>
  path ? (
    <a className="mlink" href={path}>
      {reference}, no site
    </a>
  ) : (
    <>{reference}, ainda sem ir ao ar</>
  );

const SimilarNotice = ({ id, reason, path }: { id: number; reason: string; path: string | null }) => (
  <div className="mrecado" role="status">
    <Icon name="warning" />
    <p>
      Parece o imóvel {id}, já no ar: {reason}.
    </p>
    {path && (
      <a className="elo" href={path}>
        Comparar
      </a>
    )}
  </div>
);

const OwnersPhotos = ({ photos }: Pick<Data, 'photos'>) => (
  <section className="msec">
    <h2>Fotos do proprietário, {photos.length}</h2>
    {photos.length === 0 ? (
      <p className="suave">Nenhuma até agora.</p>
    ) : (
      <>
        <ul className="galm">
          {photos.map(({ id, small, whole, alt }) => (
            <li key={id}>
              <a href={whole}>
                <img src={small} alt={alt} width={480} height={320} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
        <p className="nota">Sem localização gravada. Só quem trabalha na casa as vê.</p>
      </>
    )}
  </section>
);
