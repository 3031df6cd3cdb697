import { useEffect, useRef, useState } from 'react';
import { track } from '~/features/marketing/analytics.browser';
import { useHouse } from '~/components/house';
import { Photo } from '~/components/ui/photo';
import { Drawing } from '~/components/ui/icon';
import { Window } from '~/components/ui/window';
import { hasPicture, pictureUrl } from '~/domain/picture';
import type { PropertyDetail } from '~/domain/property';
import { ShareIcon, shareWindowId } from './share-button';
import { TargetIcon } from './target-icon';
import { shareSubject, shareTargets } from './targets';

interface ShareWindowProps {
  detail: Pick<PropertyDetail, 'id' | 'titulo1' | 'endereco' | 'fotos'>;
  /** The shared address, absolute: the current page's or another. */
  url: string;
  siteUrl: string;
  facebookAppId: string | null;
}

const copyPath = 'M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5';
const fieldId = 'link-do-imovel';

/** The share window (spec 2 §2): link, copy, eight targets; the field and the links work without scripts. */
export function ShareWindow({ detail, url, siteUrl, facebookAppId }: ShareWindowProps) {
  const { id, titulo1: title, endereco } = detail;
  const photo = detail.fotos.find(hasPicture) ?? null;
  const file = pictureUrl(photo, 1080);
  const picture = file && new URL(file, siteUrl).href;
  const house = useHouse();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const [hasSheet, setSheet] = useState(false);

  useEffect(() => {
    setSheet('share' in navigator);
    const element = document.getElementById(shareWindowId)!;
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'open') return;
      setCopied(false);
      track('lead_interessado', { product_id: id });
    };
    element.addEventListener('toggle', onToggle);
    return () => element.removeEventListener('toggle', onToggle);
  }, [id]);

  return (
    <Window id={shareWindowId} title="Compartilhar imóvel" fullOnPhone>
      <div className="partilha">
        <Photo photo={photo} sizes="96px" maxWidth={480} />
        <div>
          <p className="menor">
            {endereco.bairro && (
              <>
                <b>{endereco.bairro}</b>,{' '}
              </>
            )}
            {endereco.cidade}
          </p>
          <p className="menor suave">{title}</p>
        </div>
      </div>
      <div className="campo">
        <label htmlFor={fieldId}>Link do imóvel</label>
        <div className="copiar">
          <input
            className="entrada"
            id={fieldId}
            ref={field}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
          />
          <button
            type="button"
            className="bt bt--2 com-scripts"
            onClick={() => void copy(url, field.current!).then(setCopied)}
          >
            <Drawing path={copyPath} small />
            <span className="troca" aria-live="polite" data-copiado={isCopied || undefined}>
              <span>Copiar</span>
              <span>Copiado</span>
            </span>
          </button>
        </div>
      </div>
      <ul className="redes">
        {shareTargets({ url, title, picture, facebookAppId, house }).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener">
              <TargetIcon name={name} />
              {name}
            </a>
          </li>
        ))}
      </ul>
      {hasSheet && (
        <button
          type="button"
          className="bt bt--2 bt--t"
          onClick={() => {
            // Who closes the sheet has not shared; nothing has failed.
            navigator.share({ title: shareSubject(house), text: title, url }).catch(() => undefined);
          }}
        >
          <ShareIcon />
          Mais opções
        </button>
      )}
    </Window>
  );
}

/** Where the clipboard may not be written, the old way; where that fails too, the link stands selected. */
async function copy(url: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
}
