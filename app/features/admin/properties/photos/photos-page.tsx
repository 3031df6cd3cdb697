import { adminLinks, intentField } from '../../admin-links';
import { Icon } from '~/components/ui/icon';
import { useRestoredForm } from '~/forms/restored-form';
import { type Arrangement, completed } from './arrangement';
import { hiddenFields, readPairs } from './arrangement-fields';
import { PhotoCard } from './photo-card';
import { photosForm, photosIntents } from './photos-form';
import type { ShownPhoto } from './photos-view';
import { RefusedPhotos } from './refused-photos';
import { similarText } from './similar-photos';

export interface PhotosReply {
  arrangement: Arrangement;
  version: string;
  /** The photo that was moved. */
  at: string | null;
  failed: string | null;
  conflict: { by: string | null; at: string | null } | null;
}

export interface PhotosPageProps {
  id: number;
  reference: string;
  isAnnounced: boolean;
  version: string;
  lead: string;
  brought: string | null;
  shown: Readonly<Record<string, ShownPhoto>>;
  arrangement: Arrangement;
  reply: PhotosReply | undefined;
}

const formId = photosForm.id;

/** Order, captions and refused photos of a property (prototype mesa-fotos). All buttons work without scripts. */
export function PhotosPage({
  id,
  reference,
  lead,
  brought,
  shown,
  reply,
  isAnnounced,
  ...now
}: PhotosPageProps) {
  const restored = useRestoredArrangement();
  const begun = reply ?? restored;
  const { order, leftOut } = begun ? completed(begun.arrangement, now.arrangement) : now.arrangement;
  // After a conflict, saving replaces the other arrangement: the page has said so.
  const version = reply?.conflict ? now.version : (begun?.version ?? now.version);
  return (
    <>
      <a className="elo mvolta" href={adminLinks.property(id)}>
        <Icon name="back" small />
        {`Imóvel ${reference}`}
      </a>
      <div className="mcab">
        <div>
          <h1>Fotos</h1>
          <p className="suave">{lead}</p>
        </div>
        {!isAnnounced && (
          <div className="macoes mfotos__acoes">
            {/* The first button of the form: Enter in a field saves. */}
            <button className="bt bt--1" form={formId} name={intentField} value={photosIntents.save}>
              Salvar
            </button>
            <button className="bt bt--2" form={formId} name={intentField} value={photosIntents.add}>
              <Icon name="plus" small />
              Adicionar fotos
            </button>
          </div>
        )}
      </div>
      {isAnnounced ? (
        <Notice text="As fotos deste imóvel são as do anúncio: mudam-se lá." />
      ) : (
        <>
          {reply?.conflict && <Conflicted {...reply.conflict} href={adminLinks.propertyPhotos(id)} />}
          {reply?.failed && (
            <div className="recado mfotos__aviso" role="alert">
              <Icon name="warning" />
              <p>{reply.failed}</p>
            </div>
          )}
          {brought && !reply && <Notice text={brought} />}
          {begun && !reply?.conflict && !reply?.failed && (
            <Notice text="Há mudanças por salvar: o site só muda ao salvar." />
          )}
          <form id={formId} method="post" action={adminLinks.propertyPhotos(id)}>
            <input type="hidden" name="versao" value={version} />
            {Object.entries(hiddenFields({ order, leftOut })).map(([name, value]) => (
              <input type="hidden" name={name} value={value} key={name} />
            ))}
            {order.length === 0 && <p className="suave">Nenhuma foto no site.</p>}
            <ol className="mfotos">
              {order.map(({ photo, caption }, place) => (
                <PhotoCard
                  {...{ id, photo, caption, place }}
                  isLast={place === order.length - 1}
                  shown={shown[photo]!}
                  similar={similarText(order, shown, place)}
                  key={photo}
                />
              ))}
            </ol>
            {leftOut.length > 0 && (
              <RefusedPhotos
                id={id}
                photos={leftOut}
                shown={shown}
                isOpen={reply?.at !== undefined && leftOut.some(({ photo }) => photo === reply.at)}
              />
            )}
          </form>
        </>
      )}
    </>
  );
}

/** Of a page that was left to send photos. */
function useRestoredArrangement(): { arrangement: Arrangement; version: string } | undefined {
  const restored = useRestoredForm(formId);
  if (!restored) return undefined;
  const typed = new Map(restored.typed);
  const order = readPairs(typed.get('arranjo') ?? '');
  const leftOut = readPairs(typed.get('recusadas') ?? '');
  if (!order || !leftOut) return undefined;
  return {
    arrangement: {
      order: order.map(([photo, caption]) => ({ photo, caption })),
      leftOut: leftOut.map(([photo, reason]) => ({ photo, reason })),
    },
    version: typed.get('versao') ?? '',
  };
}

const Notice = ({ text }: { text: string }) => (
  <div className="recado recado--info" role="status">
    <Icon name="info" />
    <p>{text}</p>
  </div>
);

const Conflicted = ({ by, at, href }: NonNullable<PhotosReply['conflict']> & { href: string }) => (
  <div className="recado mfotos__aviso" role="alert">
    <Icon name="warning" />
    <p>
      {[by ?? 'Outra pessoa', at].filter(Boolean).join(', ')}: salvou outra arrumação destas fotos enquanto
      você mexia. A sua está abaixo, inteira. Salvar agora põe a sua no lugar da outra.{' '}
      <a className="elo" href={href}>
        Ver a outra
      </a>
    </p>
  </div>
);
