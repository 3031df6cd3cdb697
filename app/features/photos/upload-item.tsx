import { Icon } from '~/components/ui/icon';
import type { Upload } from './uploads.browser';

interface UploadItemProps {
  upload: Upload;
  retry(id: string): void;
  drop(id: string): void;
}

export const PhotoPlaceholder = () => (
  <div className="foto">
    <Icon name="picture" />
  </div>
);

const megabytes = (bytes: number) => (bytes / 1024 ** 2).toFixed(1).replace('.', ',');

export function UploadItem({ upload: { id, name, size, sent, state }, retry, drop }: UploadItemProps) {
  const percent = Math.floor((100 * sent) / Math.max(size, 1));
  return (
    <li>
      <PhotoPlaceholder />
      <div>
        <p className="nome">{name}</p>
        {state === 'failed' ? (
          <p className="est est--perigo" role="alert">
            <Icon name="warning" small />
            <span>{`A conexão caiu aos ${percent}%. As outras não foram afetadas.`}</span>
          </p>
        ) : (
          <>
            <p className="menor suave num">{`${megabytes(sent)} de ${megabytes(size)} MB`}</p>
            <progress max={size} value={sent} aria-label={`${name}, ${percent}%`}>{`${percent}%`}</progress>
          </>
        )}
      </div>
      <div className="envios__acoes">
        {state === 'failed' && (
          <button className="elo menor" type="button" onClick={() => retry(id)}>
            Tentar de novo<span className="vh">: {name}</span>
          </button>
        )}
        {state === 'failed' ? (
          <button className="bi" type="button" aria-label={`Tirar ${name}`} onClick={() => drop(id)}>
            <Icon name="bin" small />
          </button>
        ) : (
          <button className="elo menor" type="button" onClick={() => drop(id)}>
            Parar<span className="vh"> {name}</span>
          </button>
        )}
      </div>
    </li>
  );
}
