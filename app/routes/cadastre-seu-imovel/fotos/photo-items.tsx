import { photoLimits, type PhotoProblem, photoProblems } from '@domain/announcement/photos';
import { Icon } from '~/components/ui/icon';
import { draftField } from '~/features/announce/draft-form';
import { photoFields, photoIntents } from '~/features/announce/photo-intents';
import { PhotoPlaceholder } from '~/features/photos/upload-item';
import { links, type PhotosOf } from '~/links';

export interface ShownPhotos {
  kept: readonly { id: string; name: string; caption: string }[];
  failed: readonly { id: string; name: string; problem: PhotoProblem }[];
}

interface SavedPhotoProps {
  photo: ShownPhotos['kept'][number];
  of: PhotosOf | undefined;
  isFirst: boolean;
  isLast: boolean;
}

export function SavedPhoto({ photo: { id, name, caption }, of, isFirst, isLast }: SavedPhotoProps) {
  return (
    <li>
      <div className="foto">
        <img
          src={links.announcePhoto(id, of)}
          alt={caption || name}
          width={480}
          height={320}
          loading="lazy"
        />
        {isFirst && <span className="selo selo--tinta envios__capa">Capa</span>}
      </div>
      <div>
        <p className="nome">{name}</p>
        <p className="est est--ok">
          <Icon name="check" small />
          Enviada, sem localização
        </p>
        <form method="post" action={links.announcePhotos(of)} className="envios__legenda campo">
          <input type="hidden" name={photoFields.photo} value={id} />
          <input
            name={photoFields.caption}
            defaultValue={caption}
            maxLength={photoLimits.caption}
            placeholder="Legenda (opcional)"
            aria-label={`Legenda de ${name}`}
          />
          <button className="bt bt--3 elo" name={draftField.intent} value={photoIntents.caption}>
            Guardar<span className="vh"> a legenda de {name}</span>
          </button>
        </form>
      </div>
      <form method="post" action={links.announcePhotos(of)} className="envios__acoes">
        <input type="hidden" name={photoFields.photo} value={id} />
        {!isFirst && (
          <button className="elo menor" name={draftField.intent} value={photoIntents.cover}>
            Usar de capa<span className="vh">: {name}</span>
          </button>
        )}
        <ItemButton intent={photoIntents.earlier} icon="up" label={`Pôr ${name} antes`} disabled={isFirst} />
        <ItemButton
          intent={photoIntents.later}
          icon="chevron"
          label={`Pôr ${name} depois`}
          disabled={isLast}
        />
        <ItemButton intent={photoIntents.remove} icon="bin" label={`Tirar ${name}`} />
      </form>
    </li>
  );
}

export function FailedPhoto({
  photo: { id, name, problem },
  of,
}: {
  photo: ShownPhotos['failed'][number];
  of: PhotosOf | undefined;
}) {
  return (
    <li>
      <PhotoPlaceholder />
      <div>
        <p className="nome">{name}</p>
        <p className="est est--alerta">
          <Icon name="info" small />
          <span>{photoProblems[problem]}</span>
        </p>
      </div>
      <form method="post" action={links.announcePhotos(of)} className="envios__acoes">
        <input type="hidden" name={photoFields.photo} value={id} />
        <ItemButton intent={photoIntents.remove} icon="bin" label={`Tirar ${name}`} />
      </form>
    </li>
  );
}

interface ItemButtonProps {
  intent: string;
  icon: 'up' | 'chevron' | 'bin';
  label: string;
  disabled?: boolean;
}

const ItemButton = ({ intent, icon, label, disabled }: ItemButtonProps) => (
  <button className="bi" name={draftField.intent} value={intent} aria-label={label} disabled={disabled}>
    <Icon name={icon} small />
  </button>
);
