import { useEffect, useState } from 'react';
import { tellAnalytics } from '~/features/marketing/analytics/tell.browser';
import { tellView, viewOf } from '~/features/views/tell-view.browser';
import { useHouse } from '~/components/house';
import { Photo } from '~/components/ui/photo';
import { CopiedLink } from '~/components/ui/copied-link';
import { Window } from '~/components/ui/window';
import { hasPicture, pictureUrl } from '~/domain/picture';
import type { PropertyDetail } from '~/domain/property';
import { ShareIcon, shareWindowId } from './share-button';
import { TargetIcon } from './target-icon';
import { shareSubject, shareTargets } from './targets';

interface ShareWindowProps {
  detail: Pick<PropertyDetail, 'id' | 'condition' | 'titulo1' | 'endereco' | 'fotos'>;
  /** The shared address, absolute: the current page's or another. */
  url: string;
  siteUrl: string;
  facebookAppId: string | null;
}

const fieldId = 'link-do-imovel';

/** The share window (spec 2 §2): link, copy, eight targets; the field and the links work without scripts. */
export function ShareWindow({ detail, url, siteUrl, facebookAppId }: ShareWindowProps) {
  const { id, titulo1: title, endereco } = detail;
  const view = viewOf(detail, 'share');
  const photo = detail.fotos.find(hasPicture) ?? null;
  const file = pictureUrl(photo, 1080);
  const picture = file && new URL(file, siteUrl).href;
  const house = useHouse();
  // Each time that it is opened it says 'Copiar' again.
  const [opened, setOpened] = useState(0);
  const [hasSheet, setSheet] = useState(false);

  useEffect(() => {
    setSheet('share' in navigator);
    const element = document.getElementById(shareWindowId)!;
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'open') return;
      setOpened((times) => times + 1);
      tellAnalytics({ event: 'lead_interessado', product_id: id });
      tellView(view);
    };
    element.addEventListener('toggle', onToggle);
    return () => element.removeEventListener('toggle', onToggle);
  }, [id, view]);

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
      <CopiedLink id={fieldId} label="Link do imóvel" url={url} key={opened} />
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
