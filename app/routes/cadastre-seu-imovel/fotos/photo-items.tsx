import { photoLimits, type PhotoProblem, photoProblems } from '@domain/announcement/photos';
import { Icon } from '~/components/ui/icon';
import { draftField } from '~/features/announce/draft-form';
import { photoFields, photoIntents } from '~/features/announce/photo-intents';
import { links, type PhotosOf } from '~/links';

/** The photos that a page shows: in their order, and what was not taken. */
export interface ShownPhotos {
  kept: readonly { id: string; name: string; caption: string }[];
  failed: readonly { id: string; name: string; problem: PhotoProblem }[];
}

interface KeptPhotoProps {
  photo: ShownPhotos['kept'][number];
  of: PhotosOf | undefined;
  isFirst: boolean;
  isLast: boolean;
}

/** A photo that is kept: its caption, its place, and the way to take it back. */
export function KeptPhoto({ photo: { id, name, caption }, of, isFirst, isLast }: KeptPhotoProps) {
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
      </div>
      <div className="envios__dados">
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

/** A file that was not taken, and why. */
export function FailedPhoto({
  photo: { id, name, problem },
  of,
}: {
  photo: ShownPhotos['failed'][number];
  of: PhotosOf | undefined;
}) {
  return (
    <li>
      <Plate />
      <div className="envios__dados">
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

/** Where there is no picture to show. */
export const Plate = () => (
  <div className="foto">
    <Icon name="picture" />
  </div>
);

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
